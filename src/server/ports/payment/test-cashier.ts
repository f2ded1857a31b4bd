import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { BadSignature, type PaymentEvent, type PaymentPort } from './payment.ts'

/** Milliseconds that a signature is good for. */
const TOLERANCE_MS = 300_000

const event = z.object({
  kind: z.enum(['paid', 'cancelled', 'declined', 'expired', 'refunded', 'disputed']),
  orderId: z.nullable(z.string()),
  sessionRef: z.nullable(z.string()),
  paymentRef: z.nullable(z.string()),
  cents: z.number(),
  currency: z.string(),
})

const macOf = (key: Buffer, time: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${time}.`).update(body).digest()

/** Signs a webhook as the cashier does: `t=<seconds>,v1=<hex>` over time and body. */
export function signatureOf(key: Buffer, body: string, now: number): string {
  const time = String(Math.floor(now / 1000))
  return `t=${time},v1=${macOf(key, time, body).toString('hex')}`
}

function checkSignature(key: Buffer, body: Buffer, signature: string, now: number): void {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const isOurs = hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), macOf(key, time, body))
  if (!isOurs || Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) throw new BadSignature('the signature does not fit')
}

/** The cashier of a server that takes no money: its page is ours, its news come signed like a real one's. */
export function testCashier(key: Buffer): PaymentPort {
  return {
    name: 'test',
    signatureHeader: 'mingshu-signature',
    open: null,
    eventOf: async (body, signature, now) => {
      checkSignature(key, body, signature, now)
      return z.parse(event, JSON.parse(body.toString('utf8'))) satisfies PaymentEvent
    },
    // There is nothing to give back.
    refund: async () => undefined,
  }
}
