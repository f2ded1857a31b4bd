import { Stripe } from 'stripe'
import type { Locale } from '#contract/locale.ts'
import { PortFailure } from '../port-failure.ts'
import { WebhookRefusedError, type Bill, type PaymentPort } from './payment.ts'
import { toPaymentEvent } from './stripe-events.ts'

interface Options {
  readonly secretKey: string
  readonly webhookSecret: string
  /** API URL to use instead, `http://127.0.0.1:…`, in tests that check the requests. */
  readonly apiUrl?: string | undefined
}

const TOLERANCE_SECONDS = 300
const TIMEOUT_MS = 20_000

const locales: Readonly<Record<Locale, 'zh' | 'zh-TW' | 'en'>> = { zh_CN: 'zh', zh_TW: 'zh-TW', en_US: 'en' }

function clientOf({ secretKey, apiUrl }: Options): Stripe {
  const api = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'http:' ? 80 : 443),
      protocol: api.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** Builds the session, without personal data. Sends the order id twice: refund events contain the payment, but not the session. */
function sessionOf({ orderId, cents, title, locale, doneUrl, cancelUrl }: Bill): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: title } } }],
    client_reference_id: orderId,
    metadata: { order_id: orderId },
    payment_intent_data: { metadata: { order_id: orderId } },
    success_url: doneUrl,
    cancel_url: cancelUrl,
    locale: locales[locale],
  }
}

const codeOf = (error: unknown): string => (error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'stripe')

/** Converts an error. `resource_missing` is final: the payment belongs to another account or service. */
const failureOf = (error: unknown): PortFailure =>
  new PortFailure(codeOf(error), { isFinal: codeOf(error) === 'resource_missing', cause: error })

/**
 * Format of Stripe's signature header: `t=<seconds>,v1=<hex>`, maybe more. Checked first: the library throws another error for
 * an empty one.
 */
const SIGNATURE = /^t=\d{1,12}(?:,v\d=[0-9a-f]{64})+$/

const isUnreadable = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError

/** Creates the adapter of Stripe Checkout: Stripe's page takes the payment, webhooks report the result. */
export function createStripeAdapter(options: Options): PaymentPort {
  const stripe = clientOf(options)
  return {
    name: 'stripe',
    isPretended: false,
    signatureHeader: 'stripe-signature',
    page: {
      isHere: false,
      open: async (bill) => {
        const session = await stripe.checkout.sessions.create(sessionOf(bill), { idempotencyKey: `open-${bill.key}` })
        if (session.url === null) throw new Error('Stripe gave no address of its page')
        return { url: session.url, sessionRef: session.id }
      },
    },
    parseWebhook: async (body, signature, now) => {
      if (!SIGNATURE.test(signature)) throw new WebhookRefusedError('the signature is none')
      try {
        return toPaymentEvent(stripe.webhooks.constructEvent(body, signature, options.webhookSecret, TOLERANCE_SECONDS, undefined, now))
      } catch (cause) {
        if (isUnreadable(cause)) throw new WebhookRefusedError('the signature or what it signs does not hold', { cause })
        throw cause
      }
    },
    refund: async (paymentRef, id) => {
      try {
        await stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey: id })
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw failureOf(error)
      }
    },
  }
}
