/** A book, spoken chapter by chapter; a try that begins anew goes on where the last one was. */
import { hash } from 'node:crypto'
import { languageTags } from '#contract/locale.ts'
import type { ReadyMessage } from '#contract/push-message.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import { enqueueNotice } from '../../db/notices.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastChaptersTable } from '../../db/podcast-tables.ts'
import type { JobContext } from '../../deps/job-context.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { SpokenBooks } from './books.ts'
import { coverOf } from './cover.ts'
import { changePodcast, chapterRows, jobKeyOf, podcastRow } from './rows.ts'
import { said } from './say.ts'
import { scriptOf } from './script.ts'
import { audioWords } from './words.ts'

type Wanted = JobPayloads['speech']

/** A try has begun, by this voice; the picture is made; or a chapter is. */
export type Spoken =
  | { readonly voice: string }
  | { readonly cover: string }
  | (Pick<PodcastChaptersTable, 'nr'> & {
      readonly took_ms: number
      readonly blob: string
      readonly bytes: number
      readonly sentences: string
    })

/** Speaks what is not spoken yet. Comes to whether all of it is; not, when the version is there no longer. */
export async function speakBook(
  deps: JobDeps,
  books: SpokenBooks,
  wanted: Wanted,
  { signal, checkpoint: note }: JobContext<Spoken>,
): Promise<boolean> {
  const { db, speech, blobs } = deps
  if (speech === undefined) throw new PortFailure('speech-off', { isFinal: true })
  const { user_id, archive_id, locale } = wanted
  const book = await books.versionOf(db, wanted, wanted.version)
  if (book === undefined) return false
  await note({ voice: speech.voiceIn(locale) })
  const owner = `${user_id}/${archive_id}`
  const picture = await coverOf(deps, books, wanted, signal)
  if (picture !== undefined) await note({ cover: await blobs.put(owner, picture, 'image/png') })
  const script = await scriptOf(book, locale)
  for (const { nr, chapter, blob } of await chapterRows(db, wanted)) {
    if (blob !== null) continue
    const sentences = script.find(({ id }) => id === chapter)?.sentences
    if (sentences === undefined) throw new PortFailure('speech-script', { isFinal: true })
    const begun = performance.now()
    const { mp3, times } = await said(speech, sentences, { locale, signal })
    const name = await blobs.put(owner, mp3, 'audio/mpeg')
    const took_ms = Math.round(performance.now() - begun)
    await note({ nr, took_ms, blob: name, bytes: mp3.length, sentences: JSON.stringify(times) })
  }
  return true
}

/** No chapter is of another voice than the rest. */
async function keepVoice(db: Db, wanted: Wanted, voice: string, now: number): Promise<void> {
  const known = await podcastRow(db, wanted)
  if (known !== undefined && known.voice !== voice) {
    await db
      .updateTable('podcast_chapters')
      .set({ took_ms: null, blob: null, bytes: null, sentences: null })
      .where('user_id', '=', wanted.user_id)
      .where('archive_id', '=', wanted.archive_id)
      .where('locale', '=', wanted.locale)
      .execute()
  }
  await changePodcast(db, wanted, { state: 'speaking', voice, moved_at: now })
}

/** Keeps how far it is. */
export async function storeSpoken(db: Db, wanted: Wanted, spoken: Spoken, now: number): Promise<void> {
  if ('voice' in spoken) return keepVoice(db, wanted, spoken.voice, now)
  if ('cover' in spoken) return void (await changePodcast(db, wanted, spoken))
  const { nr, ...made } = spoken
  await changePodcast(db, wanted, { moved_at: now })
  await db
    .updateTable('podcast_chapters')
    .set(made)
    .where('user_id', '=', wanted.user_id)
    .where('archive_id', '=', wanted.archive_id)
    .where('locale', '=', wanted.locale)
    .where('nr', '=', nr)
    .execute()
}

function readyMessage(wanted: Wanted): ReadyMessage {
  const { archive_id, locale } = wanted
  const tag = hash('sha256', jobKeyOf('speech', wanted), 'base64url').slice(0, 32)
  return { ...audioWords[locale].ready, lang: languageTags[locale], tag, path: `/archive/index?archiveId=${archive_id}` }
}

/** All of it is there, or of no use any more. Who asked for it is told. */
export async function settleSpoken(db: Db, wanted: Wanted, isWhole: boolean | undefined, now: number): Promise<void> {
  await changePodcast(db, wanted, { state: isWhole ? 'done' : 'failed', moved_at: now })
  const row = await podcastRow(db, wanted)
  if (isWhole && row?.tells === 1) await enqueueNotice(db, wanted.user_id, readyMessage(wanted), now)
}

/** What stands is kept: who asks again goes on there. */
export async function failSpoken(db: Db, wanted: Wanted, now: number): Promise<void> {
  await changePodcast(db, wanted, { state: 'failed', moved_at: now })
}
