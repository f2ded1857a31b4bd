import type { Podcast } from '#contract/podcast.ts'
import type { Db } from '../../db/open.ts'
import type { PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Feature } from '../../http/handle.ts'
import type { SpokenBooks } from './books.ts'
import { type ChapterRow, chapterRows, podcastRow } from './rows.ts'
import { secondsOf } from './sound/mp3.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Seconds until the rest is made, by what each character took so far; of the chapter that is being made, what has passed already is taken off. */
export function readyIn(
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

const toldChapter = ({ chapter, title, bytes }: ChapterRow): Podcast['chapters'][number] => ({
  id: chapter,
  title,
  seconds: bytes === null ? null : secondsOf(bytes),
  bytes,
})

const isShown = (row: PodcastsTable | undefined, speech: Deps['speech']): row is PodcastsTable =>
  row !== undefined && (row.state === 'done' || speech !== undefined)

/** How the spoken book of an archive stands. Of a book that is locked, or locked again, there is none. */
export async function podcastOf(
  { db, speech, now }: Pick<Deps, 'db' | 'speech' | 'now'>,
  books: SpokenBooks,
  archive: ArchivesTable,
  locale: PodcastRef['locale'],
): Promise<Podcast> {
  const { user_id, archive_id } = archive
  const ref = { user_id, archive_id, locale }
  const row = books.isUnlocked(archive) ? await podcastRow(db, ref) : undefined
  if (!isShown(row, speech)) {
    const state = speech === undefined ? 'off' : 'none'
    return { archive_id, locale, state, voice: speech?.voiceIn(locale) ?? '', version: 0, is_stale: false, chapters: [], ready_in: null }
  }
  const chapters = await chapterRows(db, ref)
  const { state, voice, version } = row
  return {
    archive_id,
    locale,
    state,
    voice,
    version,
    is_stale: !(await books.isCurrent(db, archive, version)),
    chapters: chapters.map(toldChapter),
    ready_in: readyIn(row, chapters, now()),
  }
}

export const podcastStatusOf =
  (books: SpokenBooks): Feature<'podcastStatus'> =>
  async (deps, { userId }, { archive_id, locale }) =>
    podcastOf(deps, books, await books.archiveOf(deps.db, userId, archive_id), locale)

/** What the export says of them: a line each. */
export async function exportedPodcasts(db: Db, userId: string) {
  return db
    .selectFrom('podcasts')
    .select(['archive_id', 'locale', 'version', 'voice', 'state', 'asked_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('archive_id')
    .orderBy('locale')
    .execute()
}
