import type { Kysely } from 'kysely'

/** Podcasts: status, chapters, and the free sample. */
export async function createPodcastTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('podcasts')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('voice', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tells', 'integer', (column) => column.notNull())
    .addColumn('cover', 'text')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('podcasts_pk', ['user_id', 'archive_id', 'locale'])
    .addForeignKeyConstraint('podcasts_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('podcast_chapters')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('nr', 'integer', (column) => column.notNull())
    .addColumn('chapter', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('took_ms', 'integer')
    .addColumn('blob', 'text')
    .addColumn('bytes', 'integer')
    .addPrimaryKeyConstraint('podcast_chapters_pk', ['user_id', 'archive_id', 'locale', 'nr'])
    .addForeignKeyConstraint(
      'podcast_chapters_podcast',
      ['user_id', 'archive_id', 'locale'],
      'podcasts',
      ['user_id', 'archive_id', 'locale'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('podcast_samples')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('script', 'text', (column) => column.notNull())
    .addColumn('blob', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('podcast_samples_pk', ['user_id', 'archive_id', 'locale'])
    .addForeignKeyConstraint('podcast_samples_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
