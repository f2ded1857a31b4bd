/** Where somebody has stopped listening: a mark, so that it goes on from there on every device. */
import type { Locale } from '#contract/locale.ts'
import { saveMark } from '../books/marks.ts'
import { markSubjectOf } from '../books/mark-rows.ts'
import { readIfOpen } from '../store/db.ts'

/** Stands where the mark of a place in the text names a card. */
const CARD = 'listening'

export interface ListeningPlace {
  /** By its id, for chapters may come to be others. */
  readonly chapter: string
  /** Into the chapter; of the recording in that language. */
  readonly seconds: number
  readonly locale: Locale
}

/** Where it was stopped last, on whatever device; null before. */
export function getListeningPlace(userId: string, archive_id: string): Promise<ListeningPlace | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.marks.get(markSubjectOf({ archive_id, mark_id: `place fatebook ${CARD}` }))
    const [chapter = '', seconds = ''] = row?.shown?.paragraph.split(' ') ?? []
    return row?.shown && chapter ? { chapter, seconds: Number(seconds) || 0, locale: row.shown.locale } : null
  })
}

/** @throws OtherUser */
export async function storeListeningPlace(userId: string, archive_id: string, { chapter, seconds, locale }: ListeningPlace): Promise<void> {
  const paragraph = `${chapter} ${Math.floor(seconds)}`
  await saveMark(userId, { archive_id, product_id: 'fatebook', kind: 'place', card: CARD, locale, paragraph })
}
