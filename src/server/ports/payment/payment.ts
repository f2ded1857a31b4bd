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

/** News of a payment, as a webhook brings it; `won` is a dispute that was decided for us. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'cancelled' | 'declined' | 'expired' | 'refunded' | 'disputed' | 'won'
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

/** A webhook that is not the service's word: its signature does not fit or is too old, or it cannot be read. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

/** A page of the service's own, which the payer is sent to. */
interface PageElsewhere {
  readonly isHere: false
  /** Opens it. Rejects when the service cannot be reached. */
  readonly open: (bill: Bill) => Promise<{ readonly url: string; readonly sessionRef: string }>
}

/** What a page that is served here shows. Names of archives are people's: a service's own page would not show them either. */
export interface Ticket extends Pick<Bill, 'cents' | 'title' | 'locale'> {
  readonly productId: string
  /** Where its form goes, with `token` and the payer's `choice`. */
  readonly action: string
  readonly token: string
  /** That the token is good for. */
  readonly minutes: number
}

/** What a choice came to: a webhook with its signature, and where the payer goes on. */
interface Answer {
  readonly body: Buffer
  readonly signature: string
  readonly leadsTo: 'done' | 'back'
}

/** A page that is served here, in the service's place. */
interface PageHere {
  readonly isHere: true
  readonly htmlOf: (ticket: Ticket, nonce: string) => string
  readonly choices: readonly string[]
  readonly answerOf: (choice: string, bill: Pick<Bill, 'orderId' | 'cents'>, now: number) => Answer
}

/** Who takes the money. */
export interface PaymentPort {
  /** Stands in the rows of what was paid there: never changed, never given to another. */
  readonly name: string
  /** It takes no money and gives things away: its word counts only while it sells. */
  readonly isPretended: boolean
  readonly page: PageElsewhere | PageHere
  /** The header that a webhook's signature comes in, its own among all services. */
  readonly signatureHeader: string
  /** Reads a webhook; `undefined` for news that is none of ours. Throws `WebhookRefused`. */
  readonly eventOf: (body: Buffer, signature: string, now: number) => Promise<PaymentEvent | undefined>
  /** Gives a payment back, once for an id, however often it is asked. Rejects with a `PortFailure` when it is not given back. */
  readonly refund: (paymentRef: string, id: string) => Promise<void>
}

/** All payment services that are set up: what one of them took it gives back, whoever sells now. */
export interface PaymentServices {
  /** Undefined where nothing is sold. */
  readonly selling: PaymentPort | undefined
  readonly all: readonly PaymentPort[]
}
