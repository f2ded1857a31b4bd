import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Order } from '#contract/shop.ts'
import { recordPaidOrder } from '#device/shop/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import { formatLongDay } from '../../../language/format-day.ts'
import { useUserId } from '../../../session/session.ts'
import { formatProductName } from '../../../terms/products.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Row } from '../../../ui/row.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { getCheckoutPage } from './checkout-page.ts'
import { GrantList } from '../goods/grant-list.tsx'
import { findFateBookGrant, ReadLinks, findReportGrant } from '../goods/read-links.tsx'
import { OrderNumber } from '../goods/order-number.tsx'
import { formatDollars } from '../../../terms/dollars.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import classes from './paid-order.module.css'

/** Receipt of a paid order: amount, membership end, order number, grants and links. */
export function PaidOrder({ order }: { order: Order }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const userId = useUserId()
  const navigate = useNavigate()
  const { order_id, gives, cents, days_until } = order
  useEffect(() => {
    if (userId) void recordPaidOrder(userId, order)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same order asked for again is no news
  }, [userId, order_id])
  const book = findFateBookGrant(gives)
  return (
    <div className={classes.root}>
      <IconButton label={t`关闭`} onClick={() => void navigate({ to: getCheckoutPage(order) })}>
        <X size={24} weight="light" />
      </IconButton>
      <Head order={order} />
      <hr className="rule-ww" />
      <div className={classes.rows}>
        <Row end={`US$${formatDollars(cents)}`}>{t`已付`}</Row>
        {/* An order stored by an earlier version lacks the field. */}
        {typeof days_until === 'number' && <Row end={formatLongDay(locale, days_until)}>{t`付款后会员有效至`}</Row>}
        <Row end={<OrderNumber orderId={order_id} />}>{t`订单号`}</Row>
      </div>
      <GrantList gives={gives} />
      {gives.some(({ kind }) => kind === 'days') && (
        <p className={classes.note}>{book ? t`会员到期不自动续费，书一直可读。` : t`到期不自动续费。`}</p>
      )}
      <div className={classes.actions}>
        <ReadLinks gives={gives} fullWidth />
        {!book && !findReportGrant(gives) && <ButtonLink to={getCheckoutPage(order)} fullWidth>{t`好`}</ButtonLink>}
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
