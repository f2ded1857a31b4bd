/** Records a book chapter by chapter; a later attempt resumes after the last chapter. */
import { hash } from 'node:crypto'
import { languageTags } from '#contract/locale.ts'
import type { ReadyMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import { enqueueReadyNotifications } from '../../db/notices.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastChaptersTable } from '../../db/podcast-tables.ts'
import type { JobContext } from '../../deps/job-context.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { PodcastBookQueries } from './books.ts'
import { drawCover } from './cover.ts'
import { updatePodcastRow, readChapterRows, podcastJobKeyOf, readPodcastRow } from './rows.ts'
import { speakSentences } from './speak-sentences.ts'
import { composePodcastScript } from './script.ts'
import { audioMessages } from './audio-messages.ts'

type Payload = JobPayloads['speech']

/** Checkpoint of a speech job: the voice when an attempt starts, the cover, or one recorded chapter. */
export type SpeechProgress =
  | { readonly voice: string }
  | { readonly cover: string }
  | (Pick<PodcastChaptersTable, 'nr'> & {
      readonly took_ms: number
      readonly blob: string
      readonly bytes: number
      readonly sentences: string
    })

/** Records the chapters still missing. Returns true when all are recorded, false if the book's version no longer exists. */
export async function speakBook(
  deps: JobDeps,
  books: PodcastBookQueries,
  payload: Payload,
  { signal, checkpoint: note }: JobContext<SpeechProgress>,
): Promise<boolean> {
  const { db, speech, blobs } = deps
  if (speech === undefined) throw new PortFailure('speech-off', { isFinal: true })
  const { user_id, archive_id, locale } = payload
  const book = await books.versionOf(db, payload, payload.version)
  if (book === undefined) return false
  await note({ voice: speech.voiceFor(locale) })
  const owner = `${user_id}/${archive_id}`
  const picture = await drawCover(deps, books, payload, signal)
  if (picture !== undefined) await note({ cover: await blobs.put(owner, picture, 'image/png') })
  const script = await composePodcastScript(book, locale)
  for (const { nr, chapter, blob } of await readChapterRows(db, payload)) {
    if (blob !== null) continue
    const sentences = script.find(({ id }) => id === chapter)?.sentences
    if (sentences === undefined) throw new PortFailure('speech-script', { isFinal: true })
    const begun = performance.now()
    const { mp3, times } = await speakSentences(speech, sentences, { locale, signal })
    const name = await blobs.put(owner, mp3, 'audio/mpeg')
    const took_ms = Math.round(performance.now() - begun)
    await note({ nr, took_ms, blob: name, bytes: mp3.length, sentences: JSON.stringify(times) })
  }
  return true
}

/** Stores the voice of the attempt. A changed voice discards the recorded chapters, so that all chapters have the same voice. */
async function storeVoice(db: Db, payload: Payload, voice: string, now: number): Promise<void> {
  const known = await readPodcastRow(db, payload)
  if (known !== undefined && known.voice !== voice) {
    await db
      .updateTable('podcast_chapters')
      .set({ took_ms: null, blob: null, bytes: null, sentences: null })
      .where('user_id', '=', payload.user_id)
      .where('archive_id', '=', payload.archive_id)
      .where('locale', '=', payload.locale)
      .execute()
  }
  await updatePodcastRow(db, payload, { state: 'speaking', voice, moved_at: now })
}

/** Stores a checkpoint of a speech job in the podcast's rows. */
export async function storeSpeechProgress(db: Db, payload: Payload, spoken: SpeechProgress, now: number): Promise<void> {
  if ('voice' in spoken) return storeVoice(db, payload, spoken.voice, now)
  if ('cover' in spoken) return void (await updatePodcastRow(db, payload, spoken))
  const { nr, ...made } = spoken
  await updatePodcastRow(db, payload, { moved_at: now })
  await db
    .updateTable('podcast_chapters')
    .set(made)
    .where('user_id', '=', payload.user_id)
    .where('archive_id', '=', payload.archive_id)
    .where('locale', '=', payload.locale)
    .where('nr', '=', nr)
    .execute()
}

function readyMessage(payload: Payload): ReadyMessage {
  const { archive_id, locale } = payload
  const tag = hash('sha256', podcastJobKeyOf('speech', payload), 'base64url').slice(0, 32)
  return { ...audioMessages[locale].ready, lang: languageTags[locale], tag, path: `/archive/index?archiveId=${archive_id}` }
}

/** Marks the podcast as done or failed. Enqueues a notification if it is done and the user asked for one. */
export async function finishPodcast(db: Db, payload: Payload, isWhole: boolean | undefined, now: number): Promise<void> {
  await updatePodcastRow(db, payload, { state: isWhole ? 'done' : 'failed', moved_at: now })
  const row = await readPodcastRow(db, payload)
  if (isWhole && row?.tells === 1) await enqueueReadyNotifications(db, payload.user_id, readyMessage(payload), now)
}

/** Marks the podcast as failed. Recorded chapters stay stored; a new request resumes after them. */
export async function markPodcastFailed(db: Db, payload: Payload, now: number): Promise<void> {
  await updatePodcastRow(db, payload, { state: 'failed', moved_at: now })
}
