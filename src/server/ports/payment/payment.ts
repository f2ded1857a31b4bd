import type { Locale } from '#contract/locale.ts'

/** What a person is asked to pay for. */
export interface Bill {
  readonly orderId: string
  /** Names this opening of the payment page: the service makes one page for it, however often it is asked. */
  readonly key: string
  readonly cents: number
  /** In the payer's language. */
  readonly title: string
  readonly locale: Locale
  /** Where the payer comes back to. */
  readonly doneUrl: string
  readonly cancelUrl: string
}

/** News of a payment, as a webhook brings it. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'cancelled' | 'declined' | 'expired' | 'refunded' | 'disputed'
  /** Null where only the payment says whose it is. */
  readonly orderId: string | null
  /** The payment service's page that it came from; null where that does not matter. */
  readonly sessionRef: string | null
  /** The payment; null where there was none. */
  readonly paymentRef: string | null
  readonly cents: number
  /** Lower case, ISO 4217. */
  readonly currency: string
}

/** A webhook whose signature is not ours, or is too old. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature'
}

/** Who takes the money. */
export interface PaymentPort {
  readonly name: 'test' | 'stripe'
  /** The header that a webhook's signature comes in. */
  readonly signatureHeader: string
  /** Opens the service's own page; null where the page is ours (`/pay`). Rejects when the service cannot be reached. */
  readonly open: ((bill: Bill) => Promise<{ readonly url: string; readonly sessionRef: string }>) | null
  /** Reads a webhook; `undefined` for news that is none of ours. Throws `BadSignature`. */
  readonly eventOf: (body: Buffer, signature: string, now: number) => Promise<PaymentEvent | undefined>
  /** Gives a payment back, once for an id, however often it is asked. Rejects with a `PortFailure` when it is not given back. */
  readonly refund: (paymentRef: string, id: string) => Promise<void>
}
