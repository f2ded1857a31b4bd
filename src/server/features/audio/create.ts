import { enqueue } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import type { SpokenChapter } from '#readings/spoken/index.ts'
import type { SpokenBooks } from './books.ts'
import { changePodcast, chapterRows, jobKeyOf, podcastRow } from './rows.ts'
import { charactersOf, scriptOf } from './script.ts'
import { podcastOf } from './status.ts'

type Asked = Pick<PodcastsTable, 'version' | 'voice' | 'tells'>

/** Owes the job, in the place of one that was given up or is of another version: whoever does that loses it. */
async function oweJob(db: Db, ref: PodcastRef, version: number, now: number): Promise<void> {
  const dedupeKey = jobKeyOf('speech', ref)
  await db.deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).execute()
  await enqueue(db, { kind: 'speech', payload: { ...ref, version }, dedupeKey, userId: ref.user_id }, now)
}

async function begin(db: Db, ref: PodcastRef, asked: Asked, script: readonly SpokenChapter[], now: number): Promise<void> {
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
    characters: charactersOf(chapter),
    took_ms: null,
    blob: null,
    bytes: null,
    sentences: null,
  }))
  await db.insertInto('podcast_chapters').values(rows).execute()
  await oweJob(db, ref, asked.version, now)
}

/** One making of a version and language, however often it is asked for; of one that failed the chapters that stand are not made again. */
async function owe(db: Db, ref: PodcastRef, asked: Asked, script: readonly SpokenChapter[], now: number): Promise<void> {
  const known = await podcastRow(db, ref)
  if (known?.version !== asked.version) return begin(db, ref, asked, script, now)
  if (known.state === 'done') return
  if (known.state !== 'failed') {
    if (asked.tells === 1) await changePodcast(db, ref, { tells: 1 })
    return
  }
  const chapters = await chapterRows(db, ref)
  // Newer texts of the frame: what stands may not fit any more.
  const isSame = chapters.length === script.length && chapters.every(({ chapter }, nr) => chapter === script[nr]!.id)
  if (!isSame) return begin(db, ref, asked, script, now)
  await changePodcast(db, ref, { state: 'waiting', tells: asked.tells, moved_at: now })
  await oweJob(db, ref, asked.version, now)
}

/** Has the fate book spoken as it stands now. Where nothing speaks it says so. Throws `notFound`, `archiveLocked`. */
export const podcastCreateOf =
  (books: SpokenBooks): Feature<'podcastCreate'> =>
  async (deps, { userId }, { archive_id, locale, tell }) => {
    const { db, speech, model } = deps
    const now = deps.now()
    const archive = await books.archiveOf(db, userId, archive_id)
    if (!books.isUnlocked(archive)) throw new AppError('archiveLocked')
    if (speech !== undefined) {
      const book = await books.current(db, userId, archive_id, { now, isWritten: model !== undefined })
      const asked = { version: book.version, voice: speech.voiceIn(locale), tells: tell ? 1 : 0 } as const
      await owe(db, { user_id: userId, archive_id, locale }, asked, await scriptOf(book, locale), now)
    }
    return podcastOf(deps, books, archive, locale)
  }
