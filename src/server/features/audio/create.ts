import { enqueueJob } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { SpokenChapter } from '#readings/spoken/index.ts'
import type { PodcastBookQueries } from './books.ts'
import { updatePodcastRow, readChapterRows, podcastJobKeyOf, readPodcastRow } from './rows.ts'
import { countSpokenCharacters, composePodcastScript } from './script.ts'
import { readPodcast } from './status.ts'

type Asked = Pick<PodcastsTable, 'version' | 'voice' | 'tells'>

/** Enqueues the speech job in place of any earlier one of this podcast; an earlier job that is running loses its lease. */
async function enqueueSpeechJob(db: Db, ref: PodcastRef, version: number, now: number): Promise<void> {
  const dedupeKey = podcastJobKeyOf('speech', ref)
  await db.deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).execute()
  await enqueueJob(db, { kind: 'speech', payload: { ...ref, version }, dedupeKey, userId: ref.user_id }, now)
}

async function startPodcast(db: Db, ref: PodcastRef, asked: Asked, script: readonly SpokenChapter[], now: number): Promise<void> {
  await db
    .deleteFrom('podcasts')
    .where('user_id', '=', ref.user_id)
    .where('archive_id', '=', ref.archive_id)
    .where('locale', '=', ref.locale)
    .execute()
  await db
    .insertInto('podcasts')
    .values({ ...ref, ...asked, state: 'waiting', cover: null, asked_at: now, moved_at: now })
    .execute()
  const rows = script.map((chapter, nr) => ({
    ...ref,
    nr,
    chapter: chapter.id,
    title: chapter.title,
    characters: countSpokenCharacters(chapter),
    took_ms: null,
    blob: null,
    bytes: null,
    sentences: null,
  }))
  await db.insertInto('podcast_chapters').values(rows).execute()
  await enqueueSpeechJob(db, ref, asked.version, now)
}

/** Ensures one podcast and job per version and language. After a failure, reuses recorded chapters if the script is unchanged. */
async function requestPodcast(db: Db, ref: PodcastRef, asked: Asked, script: readonly SpokenChapter[], now: number): Promise<void> {
  const known = await readPodcastRow(db, ref)
  if (known?.version !== asked.version) return startPodcast(db, ref, asked, script, now)
  if (known.state === 'done') return
  if (known.state !== 'failed') {
    if (asked.tells === 1) await updatePodcastRow(db, ref, { tells: 1 })
    return
  }
  const chapters = await readChapterRows(db, ref)
  // The script's texts may have changed with a newer server version and no longer match the recorded chapters.
  const isSame = chapters.length === script.length && chapters.every(({ chapter }, nr) => chapter === script[nr]!.id)
  if (!isSame) return startPodcast(db, ref, asked, script, now)
  await updatePodcastRow(db, ref, { state: 'waiting', tells: asked.tells, moved_at: now })
  await enqueueSpeechJob(db, ref, asked.version, now)
}

/** Requests a podcast of the current fate book and returns its status, also if speech is off. Throws `notFound`, `archiveLocked`. */
export const createPodcastCreateHandler =
  (books: PodcastBookQueries): EndpointHandler<'podcastCreate'> =>
  async (deps, { userId }, { archive_id, locale, tell }) => {
    const { db, speech, model } = deps
    const now = deps.now()
    const archive = await books.archiveOf(db, userId, archive_id)
    if (!books.isUnlocked(archive)) throw new AppError('archiveLocked')
    if (speech !== undefined) {
      const book = await books.current(db, userId, archive_id, { now, isWritten: model !== undefined })
      const asked = { version: book.version, voice: speech.voiceFor(locale), tells: tell ? 1 : 0 } as const
      await requestPodcast(db, { user_id: userId, archive_id, locale }, asked, await composePodcastScript(book, locale), now)
    }
    return readPodcast(deps, books, archive, locale)
  }
