import { createHash, randomBytes } from 'node:crypto'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Db } from '../../db/open.ts'

const TOKEN_MINUTES = 10

/** Only the hash is kept. The token is 256 random bits, so a plain hash will do. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A new checkout token and the columns of its order. */
export function newCheckoutToken(now: number) {
  const token = randomBytes(32).toString('base64url')
  return { token, columns: { checkout_hash: hashOf(token), checkout_until: now + TOKEN_MINUTES * 60_000, checkout_used_at: null } }
}

/** The order that a token is good for; `undefined` when it was used, has run out, or never was. */
export async function orderOfToken(db: Db, token: string, now: number): Promise<OrdersTable | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('checkout_hash', '=', hashOf(token))
    .where('checkout_used_at', 'is', null)
    .where('checkout_until', '>', now)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** The order that a token was made for, whatever became of it; `undefined` when the order has a newer token, or never was. */
export async function orderOfAnyToken(db: Db, token: string): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('checkout_hash', '=', hashOf(token)).executeTakeFirst()
}

/** Uses a token up. Of many at once one gets the order, the others `undefined`. */
export async function useToken(db: Db, token: string, now: number): Promise<OrdersTable | undefined> {
  return db
    .updateTable('orders')
    .set({ checkout_used_at: now })
    .where('checkout_hash', '=', hashOf(token))
    .where('checkout_used_at', 'is', null)
    .where('checkout_until', '>', now)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}

/** Makes a token good again: the payment service could not be reached, and nothing was begun. */
export async function releaseToken(db: Db, token: string): Promise<void> {
  await db.updateTable('orders').set({ checkout_used_at: null }).where('checkout_hash', '=', hashOf(token)).execute()
}
