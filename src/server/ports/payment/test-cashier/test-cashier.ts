import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { WebhookRefusedError, type PaymentEvent, type PaymentPort } from '../payment.ts'
import { renderCashierPage } from './cashier-page.ts'

/** Maximum age of a signature (ms). */
const TOLERANCE_MS = 300_000

const event = z.object({
  kind: z.enum(['paid', 'cancelled', 'declined', 'expired', 'refunded', 'disputed', 'won']),
  orderId: z.nullable(z.string()),
  sessionRef: z.nullable(z.string()),
  paymentRef: z.nullable(z.string()),
  cents: z.number(),
  currency: z.string(),
})

const macOf = (key: Buffer, time: string, body: Buffer): Buffer => createHmac('sha256', key).update(`${time}.`).update(body).digest()

/** Signs a webhook like a payment service: `t=<seconds>,v1=<hex>`, the MAC of time and body. */
function signatureOf(key: Buffer, body: Buffer, now: number): string {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${macOf(key, time, body).toString('hex')}`
}

function checkSignature(key: Buffer, body: Buffer, signature: string, now: number): void {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const isOurs = hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), macOf(key, time, body))
  if (!isOurs || Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) throw new WebhookRefusedError('the signature does not fit')
}

function eventIn(body: Buffer): PaymentEvent {
  try {
    return z.parse(event, JSON.parse(body.toString('utf8')))
  } catch (cause) {
    throw new WebhookRefusedError('the body cannot be read', { cause })
  }
}

const kinds = new Map<string, PaymentEvent['kind']>([
  ['approve', 'paid'],
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
])

function createChosenEvent(choice: string, orderId: string, cents: number): PaymentEvent {
  const kind = kinds.get(choice)!
  return { kind, orderId, sessionRef: null, paymentRef: kind === 'paid' ? `test_${randomUUID()}` : null, cents, currency: 'usd' }
}

/** Creates the payment service of a server that takes no money. It serves its own page and signs its events like a real service. */
export function createTestCashier(key: Buffer): PaymentPort {
  return {
    name: 'test',
    isPretended: true,
    page: {
      isHere: true,
      htmlOf: renderCashierPage,
      choices: [...kinds.keys()],
      answerOf: (choice, { orderId, cents }, now) => {
        const chosen = createChosenEvent(choice, orderId, cents)
        const body = Buffer.from(JSON.stringify(chosen))
        // Only cancelling leads back; a declined payment shows on the same page as a successful one.
        return { body, signature: signatureOf(key, body, now), leadsTo: chosen.kind === 'cancelled' ? 'back' : 'done' }
      },
    },
    signatureHeader: 'mingshu-signature',
    parseWebhook: async (body, signature, now) => {
      checkSignature(key, body, signature, now)
      return eventIn(body)
    },
    // Does nothing, as no money was taken.
    refund: async () => undefined,
  }
}
