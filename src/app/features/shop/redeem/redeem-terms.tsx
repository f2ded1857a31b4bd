import { useLingui } from '@lingui/react/macro'
import type { Redeemable } from '#contract/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import { formatProductName } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Row } from '../../../ui/row.tsx'
import { GrantList } from '../goods/grant-list.tsx'
import classes from './redeem-sheet.module.css'

/** Rows of a checked code: product, recipient, code and grants. */
export function RedeemTerms({ found, code }: { found: Redeemable; code: string }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const whose = useRecipientName(found)
  return (
    <div className={classes.terms}>
      <Row end={formatProductName(_, found.product_id)}>{t`换得`}</Row>
      <Row end={whose ?? t`所有档案通用`}>{t`给谁`}</Row>
      <Row end={<span className={classes.code}>{code}</span>}>{t`兑换码`}</Row>
      {found.obstacle === null && (
        <div className={classes.gives}>
          <GrantList gives={found.gives} />
        </div>
      )}
    </div>
  )
}

/** Returns the name of the archive that gets the grants; for a membership the user's own archive. */
export function useRecipientName({ archive_id, gives }: Pick<Redeemable, 'archive_id' | 'gives'>): string | undefined {
  const id = archive_id ?? gives.find((grant) => grant.archive_id !== null)?.archive_id
  return useArchives()?.find((archive) => archive.archive_id === id)?.user_name
}
