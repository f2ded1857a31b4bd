import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { Exchange } from '../../features/shop/exchange/exchange.tsx'
import { PaidView } from '../../features/shop/paying/paid-view.tsx'
import { Payments } from '../../features/shop/history/payments.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function PaymentsPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`付款记录`} backTo="/setting/shop">
      <Payments />
    </TitledPage>
  )
}

export function ExchangeCodePage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`写下兑换码`} backTo="/setting/shop">
      <Exchange />
    </TitledPage>
  )
}

export function PaidPage() {
  const { order_id = '' } = useSearch({ strict: false })
  return <PaidView orderId={order_id} />
}
