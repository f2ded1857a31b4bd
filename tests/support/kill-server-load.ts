import { createHmac } from 'node:crypto'
import { getOrCreateSecret } from '#server/db/secret.ts'
import type { Db } from '#server/db/open.ts'
import { createExchangeCodes } from '#server/features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_KEY_NAME } from '#server/features/shop/valid-code.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { openSession } from '#server/http/session.ts'
import { createArchiveInput, call, newAddress, newId } from './server-client.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_load'

/** A request that can be sent again, as devices and payment services do. */
export interface RepeatableRequest {
  readonly userId: string
  readonly ask: (url: string) => Promise<void>
}

async function person(db: Db) {
  const userId = await ensureUserId(db, newAddress(), 'zh_CN', Date.now())
  return { userId, ...(await openSession(db, userId, '', Date.now())) }
}

const must = (code: number, what: string): void => {
  if (code !== 0) throw new Error(`${what} was answered with ${code}`)
}

/** Creates a user with an archive, and a request that redeems an exchange code. */
export async function newRedeem(db: Db, url: string): Promise<RepeatableRequest> {
  const { userId, token } = await person(db)
  const archive = createArchiveInput()
  must((await call({ url }, 'addArchive', archive, { token })).code, 'a new archive')
  const now = Date.now()
  const [code] = await createExchangeCodes(
    db,
    await getOrCreateSecret(db, EXCHANGE_CODE_KEY_NAME),
    { product_id: 'dt', count: 1, expires_at: now + 86_400_000 },
    now,
  )
  const key = newId()
  return {
    userId,
    ask: async (to) => must((await call({ url: to }, 'redeem', { code, archive_id: archive.archive_id }, { token, key })).code, 'a redeem'),
  }
}

async function tell(url: string, order_id: string, payment_intent: string): Promise<void> {
  const session = {
    object: 'checkout.session',
    id: 'cs_x',
    payment_status: 'paid',
    metadata: { order_id },
    payment_intent,
    amount_total: 499,
    currency: 'usd',
  }
  const body = JSON.stringify({
    id: `evt_${payment_intent}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  })
  const time = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${time},v1=${mac}` }
  const { status } = await fetch(`${url}/fapi/order/webhook`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`a webhook was answered with ${status}`)
}

/** Creates a user with an open order, and sends events of two payments for it, each twice, all concurrently. */
export async function createPaymentRequest(db: Db, url: string): Promise<RepeatableRequest> {
  const { userId, token } = await person(db)
  const { code, data } = await call({ url }, 'checkout', { product_id: 'cs', from: '/setting/shop' }, { token })
  must(code, 'an order')
  const refs = [`pi_${newId()}`, `pi_${newId()}`]
  return {
    userId,
    ask: async (to) => {
      // Waits for all four events even if one fails: a payment service sends the others, too.
      const responses = await Promise.allSettled([...refs, ...refs].map((ref) => tell(to, data.order_id, ref)))
      for (const one of responses) if (one.status === 'rejected') throw one.reason
    },
  }
}
