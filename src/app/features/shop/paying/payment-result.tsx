import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { resultCodes } from '#contract/codes.ts'
import type { Order } from '#contract/shop.ts'
import { recordPaidOrder } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { ProgressRings } from '../../../art/progress-rings.tsx'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { ORDER_FAILURE_MESSAGES } from '../../../terms/order-states.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { useArchives } from '../../../session/archives.ts'
import { formatLongDay } from '../../../language/format-day.ts'
import { useUserId } from '../../../session/session.ts'
import { formatProductName, formatCentsAsDollars } from '../../../terms/products.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Row } from '../../../ui/row.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { GrantList, findFateBookGrant, GrantedBookLinks, findReportGrant, OrderNumber } from '../goods/receipt.tsx'
import { getCheckoutStartUrl, useOrder, useBuyAgain } from './placed-order.ts'
import classes from './payment-result.module.css'

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
  if (order?.status === 'paid') return <PaidOrderReceipt order={order} />
  if (order && order.status !== 'open') return <Unpaid order={order} />
  const isKnown = order !== undefined
  const errorText = error ? ofCode(error instanceof ApiError ? error.code : resultCodes.serverError.code) : undefined
  return (
    <StatePage
      picture={<ProgressRings done={3} progress={0.4} size={168} />}
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
      <ButtonLink to={getCheckoutStartUrl(order)} variant="default">{t`回到刚才的页面`}</ButtonLink>
    </StatePage>
  )
}

/** Receipt of a paid order: amount, membership end, order number, grants and links. */
function PaidOrderReceipt({ order }: { order: Order }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const userId = useUserId()
  const navigate = useNavigate()
  const { order_id, gives, cents, days_until } = order
  useEffect(() => {
    if (userId) void recordPaidOrder(userId, order)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a refetch of the same order records nothing new
  }, [userId, order_id])
  const book = findFateBookGrant(gives)
  return (
    <div className={classes.root}>
      <IconButton label={t`关闭`} onClick={() => void navigate({ to: getCheckoutStartUrl(order) })}>
        <X size={24} weight="light" />
      </IconButton>
      <Head order={order} />
      <hr className="rule-ww" />
      <div className={classes.rows}>
        <Row end={`US$${formatCentsAsDollars(cents)}`}>{t`已付`}</Row>
        {/* An order stored by an earlier version lacks the field. */}
        {typeof days_until === 'number' && <Row end={formatLongDay(locale, days_until)}>{t`付款后会员有效至`}</Row>}
        <Row end={<OrderNumber orderId={order_id} />}>{t`订单号`}</Row>
      </div>
      <GrantList gives={gives} />
      {gives.some(({ kind }) => kind === 'days') && (
        <p className={classes.note}>{book ? t`会员到期不自动续费，书一直可读。` : t`到期不自动续费。`}</p>
      )}
      <div className={classes.actions}>
        <GrantedBookLinks gives={gives} fullWidth />
        {!book && !findReportGrant(gives) && <ButtonLink to={getCheckoutStartUrl(order)} fullWidth>{t`好`}</ButtonLink>}
        <ButtonLink to="/setting/paylog" variant="subtle" fullWidth>{t`看付款记录`}</ButtonLink>
        <ButtonLink to="/setting/contact" variant="subtle" fullWidth>{t`联系我们`}</ButtonLink>
      </div>
    </div>
  )
}

function Head({ order: { product_id, user_name, gives } }: { order: Order }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const own = useArchives()?.find(({ type }) => type === 0)
  const who = user_name ?? (gives.some(({ archive_id }) => archive_id !== null) ? own?.user_name : undefined)
  const isBook = product_id === 'fatebook'
  const titles: Record<string, string> = { vip_year: t`一年为期`, vip_month: t`一月为期`, fatebook: t`全书已启` }
  return (
    <div className={classes.head}>
      <Stamp>{isBook ? t({ message: '启', context: 'stamp' }) : t({ message: '付讫', context: 'stamp' })}</Stamp>
      <div className={classes.words}>
        <p className={classes.who}>{[who, formatProductName(_, product_id)].filter(Boolean).join('　')}</p>
        <h1 className={classes.title}>{titles[product_id] ?? t`已经到账`}</h1>
      </div>
    </div>
  )
}
