import type { Db } from './open.ts'

/** Has the user's reminders looked at afresh: their hour, zone or devices changed. Nothing for who has none. */
export async function rescheduleReminders(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ look_at: now, armed_at: now })
    .where('user_id', '=', userId)
    .where('look_at', 'is not', null)
    .execute()
}

/** Deletes what takes pushes for a session that is over. */
export async function deleteSubscriptionsOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** The same for sessions that ran out. */
export async function deleteOrphanSubscriptions(db: Db): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'not in', (sessions) => sessions.selectFrom('sessions').select('session_id').where('scope', '=', 'session'))
    .execute()
}
