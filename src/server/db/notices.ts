import type { ReadyMessage } from '#contract/push-message.ts'
import { enqueue } from './jobs.ts'
import type { Db } from './open.ts'

/** After this time the notification is not worth sending (ms). */
const OF_USE_MS = 86_400_000

/** Enqueues a notification for every subscribed browser of a user, in the caller's transaction. */
export async function enqueueNotice(db: Db, userId: string, message: ReadyMessage, now: number): Promise<void> {
  const browsers = await db.selectFrom('push_subscriptions').select('endpoint_hash').where('user_id', '=', userId).execute()
  const until = now + OF_USE_MS
  for (const { endpoint_hash } of browsers)
    await enqueue(db, { kind: 'notice', payload: { user_id: userId, endpoint_hash, message, until }, userId, endsAt: until }, now)
}
