import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { deleteTarget, selectTargets } from './targets.ts'

type Payload = JobPayloads['notice']

/** Sends a notification to one browser if its subscription is still valid. Duplicates share a topic, so that only one shows. */
export async function sendReadyNotification(
  { db, push, now }: JobDeps,
  { user_id, endpoint_hash, message, until }: Payload,
  { signal }: JobContext,
): Promise<'taken' | 'gone'> {
  const target = await selectTargets(db, user_id, push.publicKey, now())
    .where('browser.endpoint_hash', '=', endpoint_hash)
    .executeTakeFirst()
  if (target === undefined) return 'taken'
  const ttlSeconds = Math.max(0, Math.floor((until - now()) / 1000))
  return push.send(target, { text: JSON.stringify(message), topic: message.tag, ttlSeconds }, signal)
}

/** Deletes the subscription if the push service reported it as gone. */
export async function deleteGoneSubscription(db: Db, { user_id, endpoint_hash }: Payload, outcome: 'taken' | 'gone'): Promise<void> {
  if (outcome === 'gone') await deleteTarget(db, user_id, endpoint_hash)
}
