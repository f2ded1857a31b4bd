import type { Podcast } from '#contract/podcast.ts'
import type { UserDb } from '../store/db.ts'

/** Writes only if the podcast changed, so that no live query reruns for nothing. */
export async function storePodcast(db: UserDb, told: Podcast): Promise<void> {
  const { archive_id, locale } = told
  const row = await db.podcasts.get([archive_id, locale])
  if (JSON.stringify(row?.told) === JSON.stringify(told)) return
  await db.podcasts.put({ archive_id, locale, told, kept: row?.kept ?? null })
}
