import { createHmac } from 'node:crypto'
import { getSecret } from '#server/db/secret.ts'
import type { Db } from '#server/db/open.ts'
import { makeCodes } from '#server/features/shop/exchange-codes.ts'
import { CODE_SECRET } from '#server/features/shop/valid-code.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { openSession } from '#server/http/session.ts'
import { birth, call, newAddress, newId } from './server-client.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_load'

/** Something that was asked of the server, and can be asked again, as a device and a payment service do. */
export interface Asked {
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

/** A person with an archive, and the redeem of a code of their own. */
export async function newRedeem(db: Db, url: string): Promise<Asked> {
  const { userId, token } = await person(db)
  const archive = birth()
  must((await call({ url }, 'addArchive', archive, { token })).code, 'a new archive')
  const now = Date.now()
  const [code] = await makeCodes(db, await getSecret(db, CODE_SECRET), { product_id: 'dt', count: 1, expires_at: now + 86_400_000 }, now)
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

/** A person with an open order, and the news of it: paid twice, and each payment told of twice, all at once. */
export async function newPayment(db: Db, url: string): Promise<Asked> {
  const { userId, token } = await person(db)
  const { code, data } = await call({ url }, 'checkout', { product_id: 'cs', from: '/setting/shop' }, { token })
  must(code, 'an order')
  const refs = [`pi_${newId()}`, `pi_${newId()}`]
  return {
    userId,
    ask: async (to) => {
      // All of them, whatever becomes of one: a payment service does not stop at the first either.
      const told = await Promise.allSettled([...refs, ...refs].map((ref) => tell(to, data.order_id, ref)))
      for (const one of told) if (one.status === 'rejected') throw one.reason
    },
  }
}
