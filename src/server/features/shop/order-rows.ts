import { CURRENCY } from '#contract/catalogue.ts'
import type { Grant } from '#contract/product.ts'
import type { Membership, Order } from '#contract/shop.ts'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import { createMembershipLookup } from '../../ledger/membership.ts'

/** Returns the grants stored in an order. */
export const parseGrants = ({ gives }: Pick<OrdersTable, 'gives'>): readonly Grant[] => JSON.parse(gives) as Grant[]

type NamedRow = OrdersTable & { readonly user_name: string | null }

/** Returns the end of the membership that an order extended, as of right after its payment; null if it extended none. */
function daysUntilOf({ paid_at, ...row }: NamedRow, membershipAt: (at: number) => Membership): number | null {
  const days = parseGrants(row).find(({ kind }) => kind === 'days')?.product_id
  if (paid_at === null || days === undefined) return null
  const { year_until, month_until } = membershipAt(paid_at)
  return days === 'vip_year' ? year_until : month_until
}

/** Converts an order to the contract's form. */
function orderOf(row: NamedRow, membershipAt: (at: number) => Membership): Order {
  const { order_id, product_id, archive_id, user_name, cents, status, from_screen, created_at, paid_at } = row
  return {
    order_id,
    product_id,
    archive_id: archive_id === '' ? null : archive_id,
    user_name,
    cents,
    currency: CURRENCY,
    status,
    gives: [...parseGrants(row)],
    from: from_screen,
    created_at,
    paid_at,
    days_until: daysUntilOf(row, membershipAt),
  }
}

/** Converts orders to the contract's form, with the ends of memberships. */
async function tell(db: Db, userId: string, rows: readonly NamedRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const membershipAt = await createMembershipLookup(db, userId)
  return rows.map((row) => orderOf(row, membershipAt))
}

/** Page of a list: at most `limit` entries, none later than `until` (ms). */
export interface OrderPageRange {
  readonly until: number
  readonly limit: number
}

const rowsOf = (db: Db, userId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('archives', (join) =>
      join.onRef('archives.user_id', '=', 'orders.user_id').onRef('archives.archive_id', '=', 'orders.archive_id'),
    )
    .selectAll('orders')
    .select('archives.user_name')
    .where('orders.user_id', '=', userId)

/** Lists the user's orders with the names of their archives, latest first. */
export async function listOrders(db: Db, userId: string, reach?: OrderPageRange): Promise<Order[]> {
  const rows = await rowsOf(db, userId)
    .$if(reach !== undefined, (query) => query.where('orders.created_at', '<=', reach!.until).limit(reach!.limit))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .execute()
  return tell(db, userId, rows)
}

/** Returns an order of the user; undefined if there is none with this id. */
export async function findOrder(db: Db, userId: string, orderId: string): Promise<Order | undefined> {
  const rows = await rowsOf(db, userId).where('orders.order_id', '=', orderId).execute()
  return (await tell(db, userId, rows))[0]
}

/**
 * Locks the user's row, then the order's, and returns the order; undefined if there is none. The same order everywhere prevents
 * deadlocks.
 */
export async function lockOrder(db: Db, orderId: string, now: number): Promise<OrdersTable | undefined> {
  const found = await db.selectFrom('orders').select('user_id').where('order_id', '=', orderId).executeTakeFirst()
  if (found === undefined) return undefined
  if (found.user_id !== null) await db.updateTable('users').set({ changed_at: now }).where('user_id', '=', found.user_id).execute()
  return db.updateTable('orders').set({ changed_at: now }).where('order_id', '=', orderId).returningAll().executeTakeFirst()
}

/** Closes an open order without payment; does nothing for an order that is not open. */
export async function closeOrder(db: Db, orderId: string, status: 'cancelled' | 'declined' | 'expired', now: number): Promise<void> {
  await db.updateTable('orders').set({ status, changed_at: now }).where('order_id', '=', orderId).where('status', '=', 'open').execute()
}

/** Time (ms) after which an open order expires: four days, as payment services retry their events for three. */
const OPEN_MS = 4 * 86_400_000

/** Marks open orders as expired when their payment period has ended. */
export async function expireOldOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'expired', changed_at: now() })
    .where('status', '=', 'open')
    .where('changed_at', '<', now() - OPEN_MS)
    .execute()
}

const UNPAID_RETENTION_MS = 400 * 86_400_000

/** Deletes orders that ended unpaid more than a year ago and have no payment. */
export async function deleteUnpaidOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('status', 'in', ['cancelled', 'declined', 'expired'])
    .where('changed_at', '<', now() - UNPAID_RETENTION_MS)
    .where('order_id', 'not in', db.selectFrom('payments').select('order_id').where('order_id', 'is not', null))
    .execute()
}
