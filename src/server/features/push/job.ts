import { languageTags } from '#contract/locale.ts'
import type { DayMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { noticeOf } from './notice.ts'
import { deleteTarget, targetsOf } from './targets.ts'

type Wanted = JobPayloads['push']

/** What came of one browser. */
interface Delivery {
  readonly endpoint_hash: string
  readonly outcome: 'taken' | 'gone'
}

/** One error for all that failed: one that is retried takes precedence over one that is final. */
function errorOf(errors: readonly unknown[]): unknown {
  return errors.find((error) => !(error instanceof PortFailure)) ?? errors.find((error) => !(error as PortFailure).isFinal) ?? errors[0]
}

/**
 * Tells each of the user's browsers of the date, if there is anything of it to tell: all at once, so that one whose push service is
 * silent delays no other. Each that took it is noted at once: a try that begins anew passes it by, and what was handed over twice all
 * the same has one topic and one tag, and is shown once.
 */
export async function sendDayReminder(deps: JobDeps, wanted: Wanted, { signal, checkpoint: note }: JobContext<Delivery>): Promise<void> {
  const { db, push, now } = deps
  const targets = await targetsOf(db, wanted.user_id, push.publicKey, now())
    .where((where) => where.or([where('browser.told_on', 'is', null), where('browser.told_on', '<', wanted.date)]))
    .execute()
  const notice = targets.length > 0 && (await noticeOf(db, wanted, now()))
  if (!notice) return
  const { date } = wanted
  const message: DayMessage = { title: notice.title, body: notice.body, lang: languageTags[notice.locale], date }
  const ttlSeconds = Math.max(0, Math.floor((wanted.until - now()) / 1000))
  // Each note locks the job's row: side by side they would only hold database connections.
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

/** Writes down what came of one browser: one that is gone goes. */
export async function storeDelivery(db: Db, { user_id, date }: Wanted, { endpoint_hash, outcome }: Delivery): Promise<void> {
  if (outcome === 'gone') return deleteTarget(db, user_id, endpoint_hash)
  await db
    .updateTable('push_subscriptions')
    .set({ told_on: date })
    .where('user_id', '=', user_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .execute()
}
