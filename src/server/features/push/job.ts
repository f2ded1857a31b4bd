import { languageTags } from '#contract/locale.ts'
import type { PushMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { Hand } from '../../deps/hand.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { PushTarget } from '../../ports/push/push.ts'
import { noticeOf } from './notice.ts'

type Wanted = JobPayloads['push']

/** What came of one browser. */
interface Told {
  readonly endpoint_hash: string
  readonly outcome: 'taken' | 'gone'
}

interface Target extends PushTarget {
  readonly endpoint_hash: string
}

/** The user's browsers that were not told of the date: logged in still, and subscribed for the key that holds now. */
function targetsOf(db: Db, { user_id, date }: Wanted, publicKey: string, now: number): Promise<Target[]> {
  return db
    .selectFrom('push_subscriptions as browser')
    .innerJoin('sessions as session', 'session.session_id', 'browser.session_id')
    .select(['browser.endpoint_hash', 'browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .where('browser.user_id', '=', user_id)
    .whereRef('session.user_id', '=', 'browser.user_id')
    .where('session.scope', '=', 'session')
    .where('session.expires_at', '>', now)
    .where('browser.server_key', '=', publicKey)
    .where((where) => where.or([where('browser.told_on', 'is', null), where('browser.told_on', '<', date)]))
    .orderBy('browser.endpoint_hash')
    .execute()
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
  const targets = await targetsOf(db, wanted, push.publicKey, now())
  const notice = targets.length > 0 && (await noticeOf(db, wanted, now()))
  if (!notice) return
  const { date } = wanted
  const message: PushMessage = { title: notice.title, body: notice.body, lang: languageTags[notice.locale], date }
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
  if (outcome === 'gone') {
    await db.deleteFrom('push_subscriptions').where('user_id', '=', user_id).where('endpoint_hash', '=', endpoint_hash).execute()
    return
  }
  await db
    .updateTable('push_subscriptions')
    .set({ told_on: date })
    .where('user_id', '=', user_id)
    .where('endpoint_hash', '=', endpoint_hash)
    .execute()
}
