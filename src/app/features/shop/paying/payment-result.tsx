import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { codes } from '#contract/codes.ts'
import type { Order } from '#contract/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { Ripples } from '../../../art/ripples.tsx'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { ORDER_FAILURE_MESSAGES } from '../../../terms/order-states.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { getCheckoutPage } from './checkout-page.ts'
import { PaidOrder } from './paid-order.tsx'
import { useOrder } from '../goods/use-order.ts'
import { useBuyAgain } from './use-buy-again.ts'

/** Result page of a payment: paid, awaiting confirmation, or unpaid. Works after a reload, too. */
export function PaymentResult({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const { data: order, error, refetch, isFetching } = useOrder(orderId)
  useHideBottomBar()
  const again = <Button loading={isFetching} onClick={() => void refetch()}>{t`再查一次`}</Button>
  const history = <ButtonLink to="/setting/paylog" variant="default">{t`看付款记录`}</ButtonLink>
  const isUnknown = orderId === '' || (error instanceof ApiError && isUnknownOrder(error))
  if (isUnknown)
    return (
      <StatePage title={t`没有这笔订单`} detail={t`网址可能不全；付过的每一笔都在付款记录里。`}>
        {history}
      </StatePage>
    )
  if (order?.status === 'paid') return <PaidOrder order={order} />
  if (order && order.status !== 'open') return <Unpaid order={order} />
  const isKnown = order !== undefined
  const errorText = error ? ofCode(error instanceof ApiError ? error.code : codes.serverError.code) : undefined
  return (
    <StatePage
      picture={<Ripples done={3} progress={0.4} size={168} />}
      title={<span aria-live="polite">{isKnown ? t`正在确认付款` : errorText ? t`这笔订单还没有查到` : t`正在查这笔订单`}</span>}
      detail={errorText ?? (isKnown ? t`付款服务还没有回音，通常几秒就到。可以先离开，结果会写进付款记录。` : undefined)}
    >
      {(isKnown || errorText) && again}
      {(isKnown || errorText) && history}
    </StatePage>
  )
}

/** The server does not know the order, or the address holds no valid order number. */
const isUnknownOrder = ({ codeName, fields }: ApiError) => codeName === 'notFound' || fields.some(({ field }) => field === 'order_id')

function Unpaid({ order }: { order: Order }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const buyAgain = useBuyAgain()
  const { title, detail } = ORDER_FAILURE_MESSAGES[order.status as keyof typeof ORDER_FAILURE_MESSAGES]
  const isOver = order.status === 'refunded' || order.status === 'disputed'
  return (
    <StatePage title={_(title)} detail={_(detail)}>
      {isOver ? (
        <ButtonLink to="/setting/contact">{t`联系我们`}</ButtonLink>
      ) : (
        <Button onClick={() => void buyAgain(order)}>{t`再付一次`}</Button>
      )}
      <ButtonLink to={getCheckoutPage(order)} variant="default">{t`回到刚才的页面`}</ButtonLink>
    </StatePage>
  )
}
