import { languageTags } from '#contract/locale.ts'
import type { DayMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { Hand } from '../../deps/hand.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { noticeOf } from './notice.ts'
import { forgetTarget, targetsOf } from './targets.ts'

type Wanted = JobPayloads['push']

/** What came of one browser. */
interface Told {
  readonly endpoint_hash: string
  readonly outcome: 'taken' | 'gone'
}

/** One failure for all that failed: what may be tried again comes before what is final. */
function worse(one: PortFailure | undefined, other: PortFailure): PortFailure {
  return one !== undefined && !one.isFinal ? one : other
}

/**
 * Tells each of the user's browsers of the date, if there is anything of it to tell. Each that took it is noted at once: a try
 * that begins anew passes it by, and what was handed over twice all the same has one topic and one tag, and is shown once.
 */
export async function tellOfDay(deps: JobDeps, wanted: Wanted, { signal, note }: Hand<Told>): Promise<void> {
  const { db, push, now } = deps
  const targets = await targetsOf(db, wanted.user_id, push.publicKey, now())
    .where((where) => where.or([where('browser.told_on', 'is', null), where('browser.told_on', '<', wanted.date)]))
    .execute()
  const notice = targets.length > 0 && (await noticeOf(db, wanted, now()))
  if (!notice) return
  const { date } = wanted
  const message: DayMessage = { title: notice.title, body: notice.body, lang: languageTags[notice.locale], date }
  const ttlSeconds = Math.max(0, Math.floor((wanted.until - now()) / 1000))
  let failure: PortFailure | undefined
  for (const { endpoint_hash, ...target } of targets) {
    try {
      const outcome = await push.send(target, { text: JSON.stringify(message), topic: date, ttlSeconds }, signal)
      await note({ endpoint_hash, outcome })
    } catch (error) {
      if (!(error instanceof PortFailure)) throw error
      failure = worse(failure, error)
    }
  }
  if (failure !== undefined) throw failure
}

/** Writes down what came of one browser: one that is gone goes. */
export async function keepTold(db: Db, { user_id, date }: Wanted, { endpoint_hash, outcome }: Told): Promise<void> {
  if (outcome === 'gone') return forgetTarget(db, user_id, endpoint_hash)
  await db
    .updateTable('push_subscriptions')
    .set({ told_on: date })
    .where('user_id', '=', user_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .execute()
}
