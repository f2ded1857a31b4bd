/** The listening position, stored as a mark, so that listening resumes on every device. */
import type { Locale } from '#contract/locale.ts'
import { saveMark } from '../books/marks.ts'
import { markRowIdOf } from '../books/mark-rows.ts'
import { readIfOpen } from '../store/db.ts'

/** `card` of the mark that stores the listening position; other marks have the id of a book's card there. */
const CARD = 'listening'

export interface ListeningPosition {
  /** Id of the chapter rather than its number, because a later version may have other chapters. */
  readonly chapter: string
  /** Position in the chapter, in the recording of the language `locale`. */
  readonly seconds: number
  readonly locale: Locale
}

/** Returns the last position on any device; null if there is none. */
export function getListeningPosition(userId: string, archive_id: string): Promise<ListeningPosition | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.marks.get(markRowIdOf({ archive_id, mark_id: `place fatebook ${CARD}` }))
    const [chapter = '', seconds = ''] = row?.shown?.paragraph.split(' ') ?? []
    return row?.shown && chapter ? { chapter, seconds: Number(seconds) || 0, locale: row.shown.locale } : null
  })
}

/** Stores the listening position; fractions of a second are dropped. @throws OtherUser */
export async function storeListeningPosition(
  userId: string,
  archive_id: string,
  { chapter, seconds, locale }: ListeningPosition,
): Promise<void> {
  const paragraph = `${chapter} ${Math.floor(seconds)}`
  await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'place', card: CARD, locale, paragraph })
}
