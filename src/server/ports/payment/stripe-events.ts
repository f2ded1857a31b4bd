import type { Stripe } from 'stripe'
import type { PaymentEvent } from './payment.ts'

/** Returns the id of an object that Stripe sends either in full or as its id. */
const idOf = (value: string | { readonly id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** Converts a session; undefined for one without our metadata, which belongs to another shop of the Stripe account. */
function toSessionEvent(session: Stripe.Checkout.Session, kind: PaymentEvent['kind']): PaymentEvent | undefined {
  const orderId = session.metadata?.['order_id']
  if (orderId === undefined) return undefined
  const paymentRef = idOf(session.payment_intent)
  return { kind, orderId, sessionRef: session.id, paymentRef, cents: session.amount_total ?? 0, currency: session.currency ?? '' }
}

/** Converts a full refund; undefined for a partial one, which is voluntary and must not reverse the order. */
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

/** Converts a Stripe event; undefined for irrelevant events. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Ignores unpaid sessions: delayed payment methods complete the session first, and report the payment later.
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
