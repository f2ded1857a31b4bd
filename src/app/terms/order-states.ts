import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderState } from '#contract/shop.ts'

/** Short labels of order states, for lists. */
export const ORDER_STATE_LABELS: Record<OrderState, MessageDescriptor> = {
  open: msg`待付款`,
  paid: msg`已付款`,
  cancelled: msg`已取消`,
  declined: msg`付款被拒`,
  expired: msg`已过期`,
  refunded: msg`已退款`,
  disputed: msg`有争议，已收回`,
}

interface OrderMessage {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

/** Full messages for orders that gave no access, or whose access was revoked. */
export const ORDER_FAILURE_MESSAGES: Record<Exclude<OrderState, 'open' | 'paid'>, OrderMessage> = {
  cancelled: { title: msg`这笔订单已取消`, detail: msg`没有扣款，也没有解锁什么。想好了随时可以再来。` },
  declined: { title: msg`付款没有通过`, detail: msg`发卡行拒绝了这笔付款，没有扣款。可以换一张卡再付。` },
  expired: { title: msg`这笔订单已过期`, detail: msg`没有收到付款，订单已经作废。要买请重新下单。` },
  refunded: { title: msg`这笔钱已退回`, detail: msg`款项按原路退回，这笔订单给的东西也已收回。` },
  disputed: { title: msg`这笔付款有争议`, detail: msg`付款人向银行提出了异议，这笔订单给的东西先收回。有疑问请联系我们。` },
}
