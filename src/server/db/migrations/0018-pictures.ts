import type { Kysely } from 'kysely'

/** Generated images of charts, and the avatar of an archive. Image ids are created by the client and unique per user. */
export async function createImageTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archives').addColumn('avatar_id', 'text').execute()
  await db.schema
    .createTable('images')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('bytes', 'integer')
    .addColumn('file', 'text')
    .addColumn('thumb', 'text')
    .addColumn('thumb_bytes', 'integer')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('images_pk', ['user_id', 'image_id'])
    .addForeignKeyConstraint('images_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('images_in_order').on('images').columns(['user_id', 'asked_at']).unique().execute()
  await db.schema.createIndex('images_of_archive').on('images').columns(['user_id', 'archive_id']).execute()
}
