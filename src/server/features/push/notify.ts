import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { deleteTarget, targetsOf } from './targets.ts'

type Wanted = JobPayloads['notice']

/** Tells one browser that something is ready, if it can still be told. What is handed over twice has one topic, and is shown once. */
export async function sendReadyNotice(
  { db, push, now }: JobDeps,
  { user_id, endpoint_hash, message, until }: Wanted,
  { signal }: JobContext,
): Promise<'taken' | 'gone'> {
  const target = await targetsOf(db, user_id, push.publicKey, now()).where('browser.endpoint_hash', '=', endpoint_hash).executeTakeFirst()
  if (target === undefined) return 'taken'
  const ttlSeconds = Math.max(0, Math.floor((until - now()) / 1000))
  return push.send(target, { text: JSON.stringify(message), topic: message.tag, ttlSeconds }, signal)
}

export async function settleDelivery(db: Db, { user_id, endpoint_hash }: Wanted, outcome: 'taken' | 'gone'): Promise<void> {
  if (outcome === 'gone') await deleteTarget(db, user_id, endpoint_hash)
}
