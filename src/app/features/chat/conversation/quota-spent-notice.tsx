import { plural } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { FREE_USES_DAILY } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { CountedProduct } from '#contract/product.ts'
import classes from './quota-spent-notice.module.css'

/** Returns the id of the product to buy when the quota of this mode is used up; questions about a card need the membership. */
export function findRefillProduct(mode: ChatMode, card: string | undefined): string {
  return card === undefined ? mode : 'vip_year'
}

/** Notice that the quota is used up: when the next free question comes, and a button to the prices. The draft stays. */
export function QuotaSpentNotice({ product, onPay }: { product: ChatRemaining['product_id']; onPay: () => void }) {
  const { t } = useLingui()
  const daily = FREE_USES_DAILY[product as CountedProduct]
  return (
    <div className={classes.root} role="status">
      <p>
        {daily === undefined
          ? t`次数用完了，写下的都留着。这里没有每天的免费次数，问事有。`
          : plural(daily, { other: '今天免费的已经用过，明天 0 点又有 # 次。写下的都留着。' })}
      </p>
      <Button size="compact-md" onClick={onPay}>{t`看价目`}</Button>
    </div>
  )
}
