import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { listFaceFiles } from '../../../fonts/slices.ts'

/** Concatenates all texts of a part of a book in one language, in no particular order; `part` is any JSON value. */
export function collectText(part: unknown, locale: Locale): string {
  if (typeof part !== 'object' || part === null) return ''
  const own = (part as Partial<Record<Locale, unknown>>)[locale]
  return typeof own === 'string'
    ? own
    : Object.values(part)
        .map((each) => collectText(each, locale))
        .join('')
}

/** Fields of the archive that are shown on the book's pages. */
export type BookOwner = Pick<ListedArchive, 'user_name' | 'place_name'>

/** Returns the URLs of the font files that the pages of a book need, in all languages. */
export function listFontFiles(book: Book, { user_name, place_name }: BookOwner): Promise<string[]> {
  return listFaceFiles((locale) => user_name + place_name[locale] + collectText(book, locale))
}
