import type { Locale } from '#contract/locale.ts'

/** What the user is asked to pay. */
export interface Bill {
  readonly orderId: string
  /** Idempotency key: the service creates one checkout page per key. */
  readonly key: string
  readonly cents: number
  /** In the payer's language. */
  readonly title: string
  readonly locale: Locale
  /** Return URLs. */
  readonly doneUrl: string
  readonly cancelUrl: string
}

/** A payment event from a webhook; `won`: a dispute was decided in our favour. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'cancelled' | 'declined' | 'expired' | 'refunded' | 'disputed' | 'won'
  /** Null if only the payment identifies the order. */
  readonly orderId: string | null
  /** The checkout page of the event; null if irrelevant. */
  readonly sessionRef: string | null
  /** The payment; null if there is none. */
  readonly paymentRef: string | null
  readonly cents: number
  /** Lower case, ISO 4217. */
  readonly currency: string
}

/** An invalid webhook: its signature is wrong or too old, or it cannot be parsed. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** The service's own checkout page, which the payer is redirected to. */
interface PageElsewhere {
  readonly isHere: false
  /** Creates the page. Rejects if the service is unreachable. */
  readonly open: (bill: Bill) => Promise<{ readonly url: string; readonly sessionRef: string }>
}

/** Content of a locally served page. It omits archive names, which are personal, as the page of a service would. */
export interface Ticket extends Pick<Bill, 'cents' | 'title' | 'locale'> {
  readonly productId: string
  /** Target of its form, with `token` and the payer's `choice`. */
  readonly action: string
  readonly token: string
  /** Remaining validity of the token. */
  readonly minutes: number
}

/** Result of a choice: a webhook with its signature, and where the payer goes next. */
interface Answer {
  readonly body: Buffer
  readonly signature: string
  readonly leadsTo: 'done' | 'back'
}

/** A page that this server serves in place of the service. */
interface PageHere {
  readonly isHere: true
  readonly htmlOf: (ticket: Ticket, nonce: string) => string
  readonly choices: readonly string[]
  readonly answerOf: (choice: string, bill: Pick<Bill, 'orderId' | 'cents'>, now: number) => Answer
}

/** A payment service. */
export interface PaymentPort {
  /** Stored with each payment: never changed or reused. */
  readonly name: string
  /** It takes no real money: its events only count while it is the configured service. */
  readonly isPretended: boolean
  readonly page: PageElsewhere | PageHere
  /** Name of the webhook signature's header, unique among all services. */
  readonly signatureHeader: string
  /** Parses a webhook; undefined for irrelevant events. Throws `WebhookRefused`. */
  readonly parseWebhook: (body: Buffer, signature: string, now: number) => Promise<PaymentEvent | undefined>
  /** Refunds a payment; idempotent by `id`. Rejects with `PortFailure` if it was not refunded. */
  readonly refund: (paymentRef: string, id: string) => Promise<void>
}

/** All configured payment services: each refunds its own payments, whichever sells now. */
export interface PaymentServices {
  /** Undefined if nothing is sold. */
  readonly selling: PaymentPort | undefined
  readonly all: readonly PaymentPort[]
}
