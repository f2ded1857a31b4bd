import { useLingui } from '@lingui/react/macro'
import { annualYearOf, type Grant } from '#contract/product.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface ReadLinksProps {
  gives: readonly Grant[]
  fullWidth?: boolean
}

/** Finds the grant of a yearly report. */
export const findReportGrant = (gives: readonly Grant[]) =>
  gives.find(({ kind, product_id }) => kind === 'unlock' && annualYearOf(product_id) !== undefined)

/** Finds the grant of the fate book. */
export const findFateBookGrant = (gives: readonly Grant[]) =>
  gives.find(({ kind, product_id }) => kind === 'unlock' && product_id === 'fatebook')

/** Links to the granted fate book and yearly report. */
export function ReadLinks({ gives, fullWidth = false }: ReadLinksProps) {
  const { t } = useLingui()
  const [book, report] = [findFateBookGrant(gives), findReportGrant(gives)]
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
