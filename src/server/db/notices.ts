import type { ReadyMessage } from '#contract/push-message.ts'
import { enqueueJob } from './jobs.ts'
import type { Db } from './open.ts'

/** Time (ms) after which a notification is no longer sent. */
const OF_USE_MS = 86_400_000

/** Enqueues a notification for every subscribed browser of a user. `db` must be the transaction of the change. */
export async function enqueueReadyNotifications(db: Db, userId: string, message: ReadyMessage, now: number): Promise<void> {
  const browsers = await db.selectFrom('push_subscriptions').select('endpoint_hash').where('user_id', '=', userId).execute()
  const until = now + OF_USE_MS
  for (const { endpoint_hash } of browsers)
    await enqueueJob(db, { kind: 'notice', payload: { user_id: userId, endpoint_hash, message, until }, userId, endsAt: until }, now)
}
