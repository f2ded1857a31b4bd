import type { Db } from './open.ts'

/** Reschedules a user's reminders after a change of hour, zone or devices. Does nothing if none are scheduled. */
export async function rescheduleReminders(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ look_at: now, armed_at: now })
    .where('user_id', '=', userId)
    .where('look_at', 'is not', null)
    .execute()
}

/** Deletes the push subscriptions of an ended session. */
export async function deleteSessionSubscriptions(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** Deletes the push subscriptions whose session no longer exists. */
export async function deleteOrphanSubscriptions(db: Db): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'not in', (sessions) => sessions.selectFrom('sessions').select('session_id').where('scope', '=', 'session'))
    .execute()
}
