import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderState } from '#contract/shop.ts'

/** The status of an order in a list. */
export const ORDER_STATE_LABELS: Record<OrderState, MessageDescriptor> = {
  open: msg`待付款`,
  paid: msg`已付款`,
  cancelled: msg`已取消`,
  declined: msg`付款被拒`,
  expired: msg`已过期`,
  refunded: msg`已退款`,
  disputed: msg`有争议，已收回`,
}

interface Told {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

/** What became of an order that gave nothing, or gives nothing any more, in whole sentences. */
export const UNPAID_SENTENCES: Record<Exclude<OrderState, 'open' | 'paid'>, Told> = {
  cancelled: { title: msg`这笔订单已取消`, detail: msg`没有扣款，也没有解锁什么。想好了随时可以再来。` },
  declined: { title: msg`付款没有通过`, detail: msg`发卡行拒绝了这笔付款，没有扣款。可以换一张卡再付。` },
  expired: { title: msg`这笔订单已过期`, detail: msg`没有收到付款，订单已经作废。要买请重新下单。` },
  refunded: { title: msg`这笔钱已退回`, detail: msg`款项按原路退回，这笔订单给的东西也已收回。` },
  disputed: { title: msg`这笔付款有争议`, detail: msg`付款人向银行提出了异议，这笔订单给的东西先收回。有疑问请联系我们。` },
}
