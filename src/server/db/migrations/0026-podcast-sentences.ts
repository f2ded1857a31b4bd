import type { Kysely } from 'kysely'

/** Timed sentences of podcast chapters; null for earlier recordings. */
export async function addPodcastSentences(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('podcast_chapters').addColumn('sentences', 'text').execute()
}
