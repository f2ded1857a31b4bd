import { languageTags } from '#contract/locale.ts'
import type { DayMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { composeUserNotice } from './notice.ts'
import { deleteTarget, selectTargets } from './targets.ts'

type Payload = JobPayloads['push']

/** Result of a push to one browser: accepted by the push service, or the subscription no longer exists. */
interface Delivery {
  readonly endpoint_hash: string
  readonly outcome: 'taken' | 'gone'
}

/** Picks the error that decides about a retry: unexpected errors first, then retryable ones, then final ones. */
function errorOf(errors: readonly unknown[]): unknown {
  return errors.find((error) => !(error instanceof PortFailure)) ?? errors.find((error) => !(error as PortFailure).isFinal) ?? errors[0]
}

/**
 * Sends a date's reminder to the user's browsers in parallel. A retry skips recorded deliveries; a duplicate replaces the first
 * (same topic).
 */
export async function sendDayReminder(deps: JobDeps, payload: Payload, { signal, checkpoint: note }: JobContext<Delivery>): Promise<void> {
  const { db, push, now } = deps
  const targets = await selectTargets(db, payload.user_id, push.publicKey, now())
    .where((where) => where.or([where('browser.told_on', 'is', null), where('browser.told_on', '<', payload.date)]))
    .execute()
  const notice = targets.length > 0 && (await composeUserNotice(db, payload, now()))
  if (!notice) return
  const { date } = payload
  const message: DayMessage = { title: notice.title, body: notice.body, lang: languageTags[notice.locale], date }
  const ttlSeconds = Math.max(0, Math.floor((payload.until - now()) / 1000))
  // Chains the checkpoints: each locks the job's row, so parallel ones would only occupy database connections.
  let noted = Promise.resolve()
  const outcomes = targets.map(async ({ endpoint_hash, ...target }) => {
    const outcome = await push.send(target, { text: JSON.stringify(message), topic: date, ttlSeconds }, signal)
    noted = noted.then(() => note({ endpoint_hash, outcome }))
    await noted
  })
  const errors = (await Promise.allSettled(outcomes)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  )
  if (errors.length > 0) throw errorOf(errors)
}

/** Stores the result of one browser; deletes a subscription that no longer exists. */
export async function storeDelivery(db: Db, { user_id, date }: Payload, { endpoint_hash, outcome }: Delivery): Promise<void> {
  if (outcome === 'gone') return deleteTarget(db, user_id, endpoint_hash)
  await db
    .updateTable('push_subscriptions')
    .set({ told_on: date })
    .where('user_id', '=', user_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .execute()
}
