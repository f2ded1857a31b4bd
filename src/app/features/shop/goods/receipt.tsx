import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { type Grant, annualYearOf } from '#contract/product.ts'
import { useArchives } from '../../../session/archives.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useShare } from '../../../ui/use-share.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PerkList } from './product-perks.tsx'
import classes from './receipt.module.css'
import { formatProductBenefit } from '../../../terms/products.ts'

/** List of grants, with the archive's name where a grant belongs to one. */
export function GrantList({ gives }: { gives: readonly Grant[] }) {
  const { _ } = useMessages()
  const archives = useArchives() ?? []
  const lineOf = (grant: Grant) => {
    const name = archives.find(({ archive_id }) => archive_id === grant.archive_id)?.user_name
    return name ? `${formatProductBenefit(_, grant)} · ${name}` : formatProductBenefit(_, grant)
  }
  return <PerkList lines={gives.map(lineOf)} />
}

/** Number of characters shown of an order number: enough to find the order by the end of its number. */
const SHOWN_LENGTH = 8

/** Button with the end of an order number; copies the whole number. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { copy } = useShare()
  const end = orderId.slice(-SHOWN_LENGTH)
  return (
    <button
      type="button"
      className={classes.orderNumber}
      title={orderId}
      aria-label={t`${end}，复制完整的订单号`}
      onClick={() => void copy(orderId)}
    >
      {end}
      <Copy size={16} />
    </button>
  )
}

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
export function GrantedBookLinks({ gives, fullWidth = false }: ReadLinksProps) {
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
