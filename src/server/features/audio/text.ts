import type { TimedSentence } from '#contract/podcast.ts'
import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import type { SpokenBooks } from './books.ts'
import { podcastRow, spokenSentences } from './rows.ts'

/** What is said in a chapter that is spoken, and when. Throws `notFound`, `archiveLocked`. */
export const podcastTextOf =
  (books: SpokenBooks): Feature<'podcastText'> =>
  async ({ db }, { userId }, { archive_id, locale, chapter }) => {
    const archive = await books.archiveOf(db, userId, archive_id)
    if (!books.isUnlocked(archive)) throw new AppError('archiveLocked')
    const ref = { user_id: userId, archive_id, locale }
    const podcast = await podcastRow(db, ref)
    const row = await spokenSentences(db, ref, chapter)
    if (podcast === undefined || row === undefined) throw new AppError('notFound')
    const sentences = row.sentences === null ? [] : (JSON.parse(row.sentences) as TimedSentence[])
    return { version: podcast.version, sentences }
  }
