import type { Podcast } from '#contract/podcast.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { PodcastBookQueries } from './books.ts'
import { type ChapterRow, readChapterRows, readPodcastRow } from './rows.ts'
import { mp3SecondsOf } from './sound/mp3.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Estimates the seconds until all chapters are recorded, from the time per character so far; null unless recording, with a
 * chapter done.
 */
export function estimateReadySeconds(
  { state, moved_at }: Pick<PodcastsTable, 'state' | 'moved_at'>,
  chapters: readonly Pick<ChapterRow, 'characters' | 'took_ms'>[],
  now: number,
): number | null {
  const made = chapters.filter(({ took_ms }) => took_ms !== null)
  if (state !== 'speaking' || made.length === 0) return null
  const pace = sum(made.map(({ took_ms }) => took_ms!)) / sum(made.map(({ characters }) => characters))
  const left = sum(chapters.filter(({ took_ms }) => took_ms === null).map(({ characters }) => characters))
  return Math.max(1, Math.ceil((left * pace - (now - moved_at)) / 1000))
}

const toChapter = ({ chapter, title, bytes }: ChapterRow): Podcast['chapters'][number] => ({
  id: chapter,
  title,
  seconds: bytes === null ? null : mp3SecondsOf(bytes),
  bytes,
})

const isShown = (row: PodcastsTable | undefined, speech: Deps['speech']): row is PodcastsTable =>
  row !== undefined && (row.state === 'done' || speech !== undefined)

/** Returns the status of an archive's podcast; a locked book has no podcast. */
export async function readPodcast(
  { db, speech, now }: Pick<Deps, 'db' | 'speech' | 'now'>,
  books: PodcastBookQueries,
  archive: ArchivesTable,
  locale: PodcastRef['locale'],
): Promise<Podcast> {
  const { user_id, archive_id } = archive
  const ref = { user_id, archive_id, locale }
  const row = books.isUnlocked(archive) ? await readPodcastRow(db, ref) : undefined
  if (!isShown(row, speech)) {
    const state = speech === undefined ? 'off' : 'none'
    return { archive_id, locale, state, voice: speech?.voiceFor(locale) ?? '', version: 0, is_stale: false, chapters: [], ready_in: null }
  }
  const chapters = await readChapterRows(db, ref)
  const { state, voice, version } = row
  return {
    archive_id,
    locale,
    state,
    voice,
    version,
    is_stale: !(await books.isCurrent(db, archive, version)),
    chapters: chapters.map(toChapter),
    ready_in: estimateReadySeconds(row, chapters, now()),
  }
}

/** Creates the handler that returns a podcast's status. Throws `notFound`. */
export const createPodcastStatusHandler =
  (books: PodcastBookQueries): EndpointHandler<'podcastStatus'> =>
  async (deps, { userId }, { archive_id, locale }) =>
    readPodcast(deps, books, await books.archiveOf(deps.db, userId, archive_id), locale)

/** Lists the podcasts for the export. */
export async function readExportedPodcasts(db: Db, userId: string) {
  return db
    .selectFrom('podcasts')
    .select(['archive_id', 'locale', 'version', 'voice', 'state', 'asked_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('archive_id')
    .orderBy('locale')
    .execute()
}
