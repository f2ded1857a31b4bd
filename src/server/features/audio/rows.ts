import type { Db } from '../../db/open.ts'
import type { PodcastChaptersTable, PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'

/** Returns the row of a podcast; undefined if it was never requested. */
export const readPodcastRow = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<PodcastsTable | undefined> =>
  db
    .selectFrom('podcasts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .executeTakeFirst()

/** Row of a chapter without its timed sentences, which are long and rarely needed. */
export type ChapterRow = Omit<PodcastChaptersTable, 'sentences'>

/** Returns the chapters of a podcast in order, without their timed sentences. */
export const readChapterRows = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<ChapterRow[]> =>
  db
    .selectFrom('podcast_chapters')
    .select(['user_id', 'archive_id', 'locale', 'nr', 'chapter', 'title', 'characters', 'took_ms', 'blob', 'bytes'])
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .orderBy('nr')
    .execute()

/** Returns the timed sentences (JSON) of a recorded chapter; undefined if the chapter is not recorded. */
export const readTimedSentences = (db: Db, { user_id, archive_id, locale }: PodcastRef, nr: number) =>
  db
    .selectFrom('podcast_chapters')
    .select('sentences')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .where('nr', '=', nr)
    .where('blob', 'is not', null)
    .executeTakeFirst()

/** Updates columns of a podcast's row. */
export const updatePodcastRow = (db: Db, { user_id, archive_id, locale }: PodcastRef, changes: Partial<PodcastsTable>) =>
  db
    .updateTable('podcasts')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .executeTakeFirst()

/** Returns the dedupe key of a job: at most one job of each kind per archive and language. */
export const podcastJobKeyOf = (kind: 'speech' | 'sample', { user_id, archive_id, locale }: PodcastRef): string =>
  `${kind} ${user_id} ${archive_id} ${locale}`
