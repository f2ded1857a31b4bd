import { useLingui } from '@lingui/react/macro'
import type { Redemption } from '#contract/shop.ts'
import { dollarsOf } from '../../../terms/dollars.ts'
import { HistoryRow } from './history-row.tsx'

/** What a code gave; it cost nothing. */
export function RedemptionRow({ redemption, onOpen }: { redemption: Redemption; onOpen: () => void }) {
  const { t } = useLingui()
  const { used_at, product_id, user_name, gives } = redemption
  return (
    <HistoryRow
      at={used_at}
      productId={product_id}
      gives={gives}
      notes={[user_name, t`兑换码`]}
      sum={dollarsOf(0)}
      state={t`已兑换`}
      onOpen={onOpen}
    />
  )
}
