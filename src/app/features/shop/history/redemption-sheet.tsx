import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Redemption } from '#contract/shop.ts'
import { formatDayTime } from '../../../language/format-day.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatProductName } from '../../../terms/products.ts'
import { Row } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { GrantList } from '../goods/grant-list.tsx'
import classes from './order-sheet.module.css'

/** Details of a redemption. The code itself is not stored anywhere. */
export function RedemptionSheet({ redemption, onClose }: { redemption: Redemption | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const last = useRef(redemption)
  last.current = redemption ?? last.current
  const shown = last.current
  return (
    <Sheet opened={redemption !== undefined} onClose={onClose} title={shown && formatProductName(_, shown.product_id)}>
      {shown && (
        <>
          <Row end={t`兑换码，没有付款`}>{t`来自`}</Row>
          {shown.user_name && <Row end={shown.user_name}>{t`给谁`}</Row>}
          <Row end={formatDayTime(messages, shown.used_at)}>{t`兑换时间`}</Row>
          <div className={classes.gives}>
            <GrantList gives={shown.gives} />
          </div>
        </>
      )}
    </Sheet>
  )
}
