import type { Db } from './open.ts'

/**
 * Deletes a user from every table. `db` must be a transaction. Rows with a foreign key are deleted by `on delete cascade`; the
 * others here. Each new table is listed in `tests/server/suites/closing.ts`, which proves that nothing of the user remains.
 */
export async function deleteUserRows(db: Db, userId: string, now: number): Promise<void> {
  // Locks the user's row first, as every change does.
  await db.updateTable('users').set({ changed_at: now }).where('user_id', '=', userId).execute()
  await anonymizeOrders(db, userId, now)
  await db.deleteFrom('turns').where('name', 'like', `%${userId}%`).execute()
  await db.deleteFrom('model_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('stray_files').where('name', 'like', `${userId}/%`).execute()
  await db.deleteFrom('users').where('user_id', '=', userId).execute()
}

/**
 * The law requires to keep what was sold, when, for how much and by which payment, but not to whom. Open orders are cancelled: a
 * payment that still arrives is refunded.
 */
async function anonymizeOrders(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled', changed_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute()
  await db
    .updateTable('orders')
    // `checkout_hash` is unique, and no token's hash equals an order id.
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
