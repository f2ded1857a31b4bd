import type { Locale } from '#contract/locale.ts'

/** Payment request for an order. */
export interface Bill {
  readonly orderId: string
  /** Idempotency key: the service creates only one checkout page per key. */
  readonly key: string
  readonly cents: number
  /** Name of the product in the payer's language. */
  readonly title: string
  readonly locale: Locale
  /** URLs to return to after a payment, and after cancelling. */
  readonly doneUrl: string
  readonly cancelUrl: string
}

/** Payment event from a webhook. `won`: we won the dispute. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'cancelled' | 'declined' | 'expired' | 'refunded' | 'disputed' | 'won'
  /** Order of the event; null if only `paymentRef` identifies it. */
  readonly orderId: string | null
  /** Checkout session of the event; null if irrelevant. */
  readonly sessionRef: string | null
  /** Payment id at the service; null if there is no payment. */
  readonly paymentRef: string | null
  readonly cents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
}

/** Thrown for an invalid webhook: its signature is wrong or too old, or it cannot be parsed. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError'
}

/** Checkout page of the service, to which the payer is redirected. */
interface PageElsewhere {
  readonly isHere: false
  /** Creates the page. Rejects if the service is unreachable. */
  readonly open: (bill: Bill) => Promise<{ readonly url: string; readonly sessionRef: string }>
}

/** Content of a locally served page. Omits archive names, which are personal data, as a service's page would. */
export interface PayPageContent extends Pick<Bill, 'cents' | 'title' | 'locale'> {
  readonly productId: string
  /** URL to which the form sends `token` and the payer's `choice`. */
  readonly action: string
  readonly token: string
  /** Minutes until the token expires. */
  readonly minutes: number
}

/** Result of the payer's choice: a signed webhook, and the page to go to next. */
interface Answer {
  readonly body: Buffer
  readonly signature: string
  readonly leadsTo: 'done' | 'back'
}

/** Page that this server serves in place of the service. */
interface PageHere {
  readonly isHere: true
  readonly htmlOf: (ticket: PayPageContent, nonce: string) => string
  readonly choices: readonly string[]
  readonly answerOf: (choice: string, bill: Pick<Bill, 'orderId' | 'cents'>, now: number) => Answer
}

/** Adapter of a payment service. */
export interface PaymentPort {
  /** Name stored with each payment; must never be changed or reused. */
  readonly name: string
  /** Whether the service takes no real money; its events only count while it is the configured service. */
  readonly isPretended: boolean
  readonly page: PageElsewhere | PageHere
  /** Name of the header with the webhook's signature; different for every service. */
  readonly signatureHeader: string
  /** Verifies and parses a webhook; undefined for irrelevant events. Throws `WebhookRefusedError`. */
  readonly parseWebhook: (body: Buffer, signature: string, now: number) => Promise<PaymentEvent | undefined>
  /** Refunds a payment; idempotent by `id`. Rejects with `PortFailure` if the payment was not refunded. */
  readonly refund: (paymentRef: string, id: string) => Promise<void>
}

/** All configured payment services. Each refunds its own payments, even if another one sells now. */
export interface PaymentServices {
  /** Service for new payments; undefined if nothing is sold. */
  readonly selling: PaymentPort | undefined
  readonly all: readonly PaymentPort[]
}
