import { createHash, randomBytes } from 'node:crypto'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Db } from '../../db/open.ts'

const TOKEN_MINUTES = 10

/** Returns the stored hash. A token of 256 random bits needs no slow hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Creates a checkout token, and the order's columns that describe it. */
export function createCheckoutToken(now: number) {
  const token = randomBytes(32).toString('base64url')
  return { token, columns: { checkout_hash: hashOf(token), checkout_until: now + TOKEN_MINUTES * 60_000, checkout_used_at: null } }
}

/** Returns the open order of a valid token; undefined if the token was used, has expired or never existed. */
export async function findOrderByToken(db: Db, token: string, now: number): Promise<OrdersTable | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('checkout_hash', '=', hashOf(token))
    .where('checkout_used_at', 'is', null)
    .where('checkout_until', '>', now)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Returns the order of a token whatever its state; undefined if the order has a newer token or never existed. */
export async function findOrderAnyState(db: Db, token: string): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('checkout_hash', '=', hashOf(token)).executeTakeFirst()
}

/** Uses a token up and returns its order; undefined if the token is invalid. Of concurrent calls only one gets the order. */
export async function consumeCheckoutToken(db: Db, token: string, now: number): Promise<OrdersTable | undefined> {
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

/** Makes a used token valid again after a failed call of the payment service that started no payment. */
export async function releaseCheckoutToken(db: Db, token: string): Promise<void> {
  await db.updateTable('orders').set({ checkout_used_at: null }).where('checkout_hash', '=', hashOf(token)).execute()
}
