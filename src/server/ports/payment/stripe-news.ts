import type { Stripe } from 'stripe'
import type { PaymentEvent } from './payment.ts'

/** Of something that Stripe hands over whole or by its id. */
const idOf = (value: string | { readonly id: string } | null): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** A page without our mark is another shop's of the same account. */
function newsOfSession(session: Stripe.Checkout.Session, kind: PaymentEvent['kind']): PaymentEvent | undefined {
  const orderId = session.metadata?.['order_id']
  if (orderId === undefined) return undefined
  const paymentRef = idOf(session.payment_intent)
  return { kind, orderId, sessionRef: session.id, paymentRef, cents: session.amount_total ?? 0, currency: session.currency ?? '' }
}

/** A refund of a part is a kindness of the shop's, and takes nothing back. */
function newsOfCharge(charge: Stripe.Charge): PaymentEvent | undefined {
  const paymentRef = idOf(charge.payment_intent)
  const orderId = charge.metadata['order_id']
  if (!charge.refunded || paymentRef === null || orderId === undefined) return undefined
  return { kind: 'refunded', orderId, sessionRef: null, paymentRef, cents: charge.amount_refunded, currency: charge.currency }
}

function newsOfDispute({ payment_intent, amount, currency }: Stripe.Dispute, kind: 'disputed' | 'won'): PaymentEvent | undefined {
  const paymentRef = idOf(payment_intent)
  return paymentRef === null ? undefined : { kind, orderId: null, sessionRef: null, paymentRef, cents: amount, currency }
}

/** What an event of Stripe's means to us; `undefined` for nothing. */
export function newsOf(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Slow ways of paying complete the page first; the money's own event follows.
      return event.data.object.payment_status === 'paid' ? newsOfSession(event.data.object, 'paid') : undefined
    case 'checkout.session.async_payment_succeeded':
      return newsOfSession(event.data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return newsOfSession(event.data.object, 'declined')
    case 'checkout.session.expired':
      return newsOfSession(event.data.object, 'expired')
    case 'charge.refunded':
      return newsOfCharge(event.data.object)
    case 'charge.dispute.created':
      return newsOfDispute(event.data.object, 'disputed')
    case 'charge.dispute.closed':
      return event.data.object.status === 'won' ? newsOfDispute(event.data.object, 'won') : undefined
    default:
      return undefined
  }
}
