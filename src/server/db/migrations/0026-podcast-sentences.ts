import type { Kysely } from 'kysely'

/** Times of the sentences of podcast chapters; older ones have none. */
export async function podcastSentences(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('podcast_chapters').addColumn('sentences', 'text').execute()
}
