import type { Db } from '../../db/open.ts'
import type { PodcastChaptersTable, PodcastRef, PodcastsTable } from '../../db/podcast-tables.ts'

export const podcastRow = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<PodcastsTable | undefined> =>
  db
    .selectFrom('podcasts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .executeTakeFirst()

/** Without what is said in them. */
export type ChapterRow = Omit<PodcastChaptersTable, 'sentences'>

export const chapterRows = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<ChapterRow[]> =>
  db
    .selectFrom('podcast_chapters')
    .select(['user_id', 'archive_id', 'locale', 'nr', 'chapter', 'title', 'characters', 'took_ms', 'blob', 'bytes'])
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .orderBy('nr')
    .execute()

/** Of a chapter that is spoken. */
export const spokenSentences = (db: Db, { user_id, archive_id, locale }: PodcastRef, nr: number) =>
  db
    .selectFrom('podcast_chapters')
    .select('sentences')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .where('nr', '=', nr)
    .where('blob', 'is not', null)
    .executeTakeFirst()

export const changePodcast = (db: Db, { user_id, archive_id, locale }: PodcastRef, changes: Partial<PodcastsTable>) =>
  db
    .updateTable('podcasts')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .executeTakeFirst()

/** A job of this one at a time. */
export const jobKeyOf = (kind: 'speech' | 'sample', { user_id, archive_id, locale }: PodcastRef): string =>
  `${kind} ${user_id} ${archive_id} ${locale}`
