import type { Db } from './open.ts'

/**
 * Deletes a user's rows in every table, partly by `on delete cascade`. `db` must be a transaction. Test:
 * `tests/server/suites/closing.ts`.
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

/** Removes the buyer from orders, which the law requires to retain. Cancels open ones, so that a later payment is refunded. */
async function anonymizeOrders(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled', changed_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .execute()
  await db
    .updateTable('orders')
    // Clears `checkout_hash`, which must be unique, by the order id: no token has that hash.
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
