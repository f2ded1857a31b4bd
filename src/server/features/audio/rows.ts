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

export const chapterRows = (db: Db, { user_id, archive_id, locale }: PodcastRef): Promise<PodcastChaptersTable[]> =>
  db
    .selectFrom('podcast_chapters')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('locale', '=', locale)
    .orderBy('nr')
    .execute()

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
