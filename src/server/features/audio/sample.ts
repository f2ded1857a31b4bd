import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SAMPLE_SECONDS } from '#contract/podcast.ts'
import type { SpokenSentence } from '#readings/spoken/index.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueJob, type JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastRef, PodcastSamplesTable } from '../../db/podcast-tables.ts'
import { consumeRateLimit } from '../../db/rate-limit.ts'
import type { Deps, JobDeps } from '../../deps/deps.ts'
import type { JobContext } from '../../deps/job-context.ts'
import { AppError } from '../../http/app-error.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { PodcastBookQueries } from './books.ts'
import { podcastJobKeyOf } from './rows.ts'
import { speakSentences } from './speak-sentences.ts'
import { composeSampleScript } from './script.ts'
import { cutToFirstSeconds } from './sound/mp3.ts'

type Payload = JobPayloads['sample']
/** Recorded sample of a podcast: hash of its script and voice, and the blob's name. */
export type PodcastSample = Pick<PodcastSamplesTable, 'script' | 'blob'>

/** Limit of new samples per user and day: enough for about two archives in every language, each recorded twice. */
const LIMIT = { max: 30, windowMs: 86_400_000 }
/** Poll interval and maximum wait for a sample that is being recorded (ms). */
const LOOK_MS = 250
const PATIENCE_MS = 40_000

interface Script {
  readonly sentences: readonly SpokenSentence[]
  readonly script: string
}

/** Returns the sample's current sentences, and a hash of their text and the voice. Throws `notFound`. */
export async function readSampleScript(
  { db, speech, now }: Pick<Deps, 'db' | 'speech' | 'now'>,
  books: PodcastBookQueries,
  ref: PodcastRef,
): Promise<Script> {
  const archive = await books.archiveOf(db, ref.user_id, ref.archive_id)
  const sentences = await composeSampleScript(await books.free(archive, now()), ref.locale)
  const spoken = sentences.map(({ spoken, pauseMs }) => [spoken, pauseMs])
  return { sentences, script: hash('sha256', JSON.stringify([speech?.voiceFor(ref.locale), spoken]), 'base64url') }
}

const sampleRow = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<PodcastSample | undefined> =>
  db
    .selectFrom('podcast_samples')
    .select(['script', 'blob'])
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .executeTakeFirst()

const jobRow = (db: Db, ref: PodcastRef) =>
  db.selectFrom('jobs').select('state').where('dedupe_key', '=', podcastJobKeyOf('sample', ref)).executeTakeFirst()

/** Enqueues the sample's job unless one is queued or running; replaces one that failed permanently. Throws `tooManyRequests`. */
async function requestSample(db: Db, ref: PodcastRef, now: number): Promise<void> {
  await lockUser(db, ref.user_id, now)
  const known = await jobRow(db, ref)
  if (known !== undefined && known.state !== 'exhausted') return
  const { waitMs } = await consumeRateLimit(db, `sample ${ref.user_id}`, LIMIT, now)
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
  const dedupeKey = podcastJobKeyOf('sample', ref)
  await db.deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).execute()
  await enqueueJob(db, { kind: 'sample', payload: ref, dedupeKey, userId: ref.user_id }, now)
}

/**
 * Returns the blob name of the sample; has it recorded first if the text has changed. Throws `notFound`, `tooManyRequests`,
 * `unavailable`.
 */
export async function getOrRecordSample(deps: Deps, books: PodcastBookQueries, ref: PodcastRef, signal: AbortSignal): Promise<string> {
  const { db, speech, jobs } = deps
  const { script } = await readSampleScript(deps, books, ref)
  if (speech === undefined) throw new AppError('notFound')
  const made = async () => {
    const row = await sampleRow(db, ref)
    return row?.script === script ? row.blob : undefined
  }
  const known = await made()
  if (known !== undefined) return known
  await runInTransaction(db, (within) => requestSample(within, ref, deps.now()))
  jobs.wake()
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await setTimeout(LOOK_MS)) {
    signal.throwIfAborted()
    const job = await jobRow(db, ref)
    const blob = await made()
    if (blob !== undefined) return blob
    if (job === undefined || job.state === 'exhausted') break
  }
  throw new AppError('unavailable')
}

/** Records the free text up to the sample's length. Returns undefined if the archive no longer exists. */
export async function speakSample(
  deps: JobDeps,
  books: PodcastBookQueries,
  ref: Payload,
  { signal }: JobContext,
): Promise<PodcastSample | undefined> {
  const { speech, blobs } = deps
  if (speech === undefined) throw new PortFailure('speech-off', { isFinal: true })
  const found = await readSampleScript(deps, books, ref).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (found === undefined) return undefined
  const { sentences, script } = found
  const whole = await speakSentences(speech, sentences, { locale: ref.locale, signal, most: SAMPLE_SECONDS })
  const mp3 = cutToFirstSeconds(whole.mp3, SAMPLE_SECONDS)
  return { script, blob: await blobs.put(`${ref.user_id}/${ref.archive_id}`, mp3, 'audio/mpeg') }
}

/** Stores a recorded sample, replacing an older one; does nothing if none was recorded. */
export async function storeSample(db: Db, ref: Payload, sample: PodcastSample | undefined, now: number): Promise<void> {
  if (sample === undefined) return
  const row = { ...sample, made_at: now }
  await db
    .insertInto('podcast_samples')
    .values({ ...ref, ...row })
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'locale']).doUpdateSet(row))
    .execute()
}
