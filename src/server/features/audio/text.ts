import type { TimedSentence } from '#contract/podcast.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { PodcastBookQueries } from './books.ts'
import { readPodcastRow, readTimedSentences } from './rows.ts'

/** Returns the timed sentences of a recorded chapter. Throws `notFound`, `archiveLocked`. */
export const createPodcastTextHandler =
  (books: PodcastBookQueries): EndpointHandler<'podcastText'> =>
  async ({ db }, { userId }, { archive_id, locale, chapter }) => {
    const archive = await books.archiveOf(db, userId, archive_id)
    if (!books.isUnlocked(archive)) throw new AppError('archiveLocked')
    const ref = { user_id: userId, archive_id, locale }
    const podcast = await readPodcastRow(db, ref)
    const row = await readTimedSentences(db, ref, chapter)
    if (podcast === undefined || row === undefined) throw new AppError('notFound')
    const sentences = row.sentences === null ? [] : (JSON.parse(row.sentences) as TimedSentence[])
    return { version: podcast.version, sentences }
  }
