import { useLingui } from '@lingui/react/macro'
import { annualYearOf, type Grant } from '#contract/product.ts'
import { ButtonLink } from '../../../ui/links.tsx'

interface ReadLinksProps {
  gives: readonly Grant[]
  /** As wide as what stands around it. */
  fullWidth?: boolean
}

/** The report that was given. */
export const reportIn = (gives: readonly Grant[]) =>
  gives.find(({ kind, product_id }) => kind === 'unlock' && annualYearOf(product_id) !== undefined)

/** The fate book that was given. */
export const fateBookIn = (gives: readonly Grant[]) => gives.find(({ kind, product_id }) => kind === 'unlock' && product_id === 'fatebook')

/** To what was given to be read: the fate book, a yearly report. */
export function ReadLinks({ gives, fullWidth = false }: ReadLinksProps) {
  const { t } = useLingui()
  const [book, report] = [fateBookIn(gives), reportIn(gives)]
  const year = report && annualYearOf(report.product_id)
  return (
    <>
      {book?.archive_id && (
        <ButtonLink to="/archive/index" search={{ archiveId: book.archive_id }} fullWidth={fullWidth}>{t`翻开命书`}</ButtonLink>
      )}
      {report?.archive_id && year !== undefined && (
        <ButtonLink
          to="/fate/year"
          search={{ archiveId: report.archive_id, year }}
          fullWidth={fullWidth}
          variant={book ? 'default' : 'filled'}
        >
          {book ? t`去读年度报告` : t`去读`}
        </ButtonLink>
      )}
    </>
  )
}
