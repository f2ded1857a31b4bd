import type { Db } from './open.ts'

/**
 * Forgets a user in every table. `db` must be a transaction. What belongs to the user alone goes with the
 * user's row (`on delete cascade`); here stands the rest. A new table is put in the list of
 * `tests/server/suites/closing.ts`, which proves that nothing of the person is left in it.
 */
export async function deleteUserRows(db: Db, userId: string, now: number): Promise<void> {
  // First the user's row, as every change locks it first.
  await db.updateTable('users').set({ changed_at: now }).where('user_id', '=', userId).execute()
  await unnameOrders(db, userId, now)
  await db.deleteFrom('turns').where('name', 'like', `%${userId}%`).execute()
  await db.deleteFrom('model_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('stray_files').where('name', 'like', `${userId}/%`).execute()
  await db.deleteFrom('users').where('user_id', '=', userId).execute()
}

/**
 * What the law wants kept of an order is what was sold, when, for how much and by which payment, not to
 * whom. An order that is open still is cancelled: a payment that comes for it goes back.
 */
async function unnameOrders(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled', changed_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute()
  await db
    .updateTable('orders')
    // The hash of the checkout token is unique; no token's hash is like an order's id.
    .set((columns) => ({
      user_id: null,
      archive_id: '',
      gives: '[]',
      from_screen: '',
      session_ref: null,
      checkout_hash: columns.ref('order_id'),
    }))
    .where('user_id', '=', userId)
    .execute()
}
