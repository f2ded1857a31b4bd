import type { ReadyMessage } from '#contract/push-message.ts'
import { enqueue } from './jobs.ts'
import type { Db } from './open.ts'

/** Whoever has not looked by then finds it by themselves. */
const OF_USE_MS = 86_400_000

/** Owes every browser of a user a notification, in the transaction of its cause; who subscribed to none is told nothing. */
export async function enqueueNotice(db: Db, userId: string, message: ReadyMessage, now: number): Promise<void> {
  const browsers = await db.selectFrom('push_subscriptions').select('endpoint_hash').where('user_id', '=', userId).execute()
  const until = now + OF_USE_MS
  for (const { endpoint_hash } of browsers)
    await enqueue(db, { kind: 'notice', payload: { user_id: userId, endpoint_hash, message, until }, userId, endsAt: until }, now)
}
