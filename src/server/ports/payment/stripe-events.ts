import type { Stripe } from 'stripe'
import type { PaymentEvent } from './payment.ts'

/** Id of an object that Stripe sends in full or as an id. */
const idOf = (value: string | { readonly id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** A session without our metadata belongs to another shop of the account. */
function toSessionEvent(session: Stripe.Checkout.Session, kind: PaymentEvent['kind']): PaymentEvent | undefined {
  const orderId = session.metadata?.['order_id']
  if (orderId === undefined) return undefined
  const paymentRef = idOf(session.payment_intent)
  return { kind, orderId, sessionRef: session.id, paymentRef, cents: session.amount_total ?? 0, currency: session.currency ?? '' }
}

/** A partial refund is voluntary and reverses nothing. */
function toChargeEvent(charge: Stripe.Charge): PaymentEvent | undefined {
  const paymentRef = idOf(charge.payment_intent)
  const orderId = charge.metadata['order_id']
  if (!charge.refunded || paymentRef === null || orderId === undefined) return undefined
  return { kind: 'refunded', orderId, sessionRef: null, paymentRef, cents: charge.amount_refunded, currency: charge.currency }
}

function toDisputeEvent({ payment_intent, amount, currency }: Stripe.Dispute, kind: 'disputed' | 'won'): PaymentEvent | undefined {
  const paymentRef = idOf(payment_intent)
  return paymentRef === null ? undefined : { kind, orderId: null, sessionRef: null, paymentRef, cents: amount, currency }
}

/** Converts a Stripe event; undefined if irrelevant. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Delayed payment methods complete the session first; the event of the payment follows.
      return event.data.object.payment_status === 'paid' ? toSessionEvent(event.data.object, 'paid') : undefined
    case 'checkout.session.async_payment_succeeded':
      return toSessionEvent(event.data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return toSessionEvent(event.data.object, 'declined')
    case 'checkout.session.expired':
      return toSessionEvent(event.data.object, 'expired')
    case 'charge.refunded':
      return toChargeEvent(event.data.object)
    case 'charge.dispute.created':
      return toDisputeEvent(event.data.object, 'disputed')
    case 'charge.dispute.closed':
      return event.data.object.status === 'won' ? toDisputeEvent(event.data.object, 'won') : undefined
    default:
      return undefined
  }
}
