import type { Podcast } from '#contract/podcast.ts'
import type { UserDb } from '../store/db.ts'

/** Stores the server's status of a podcast. Skips the write if nothing changed, so that no live query reruns. */
export async function storePodcast(db: UserDb, podcast: Podcast): Promise<void> {
  const { archive_id, locale } = podcast
  const row = await db.podcasts.get([archive_id, locale])
  if (JSON.stringify(row?.told) === JSON.stringify(podcast)) return
  await db.podcasts.put({ archive_id, locale, told: podcast, kept: row?.kept ?? null })
}
