import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { RedeemForm } from '../../features/shop/redeem/redeem-form.tsx'
import { PaymentResult } from '../../features/shop/paying/payment-result.tsx'
import { PaymentHistory } from '../../features/shop/history/payments.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function PaymentsPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`付款记录`} backTo="/setting/shop">
      <PaymentHistory />
    </TitledPage>
  )
}

export function RedeemCodePage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`写下兑换码`} backTo="/setting/shop">
      <RedeemForm />
    </TitledPage>
  )
}

export function PaymentResultPage() {
  const { order_id = '' } = useSearch({ strict: false })
  return <PaymentResult orderId={order_id} />
}
