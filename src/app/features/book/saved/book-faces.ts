import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { listFaceFiles } from '../../../fonts/slices.ts'

/** All that a book says in a language, in no order. */
export function textIn(part: unknown, locale: Locale): string {
  if (typeof part !== 'object' || part === null) return ''
  const own = (part as Partial<Record<Locale, unknown>>)[locale]
  return typeof own === 'string'
    ? own
    : Object.values(part)
        .map((each) => textIn(each, locale))
        .join('')
}

/** Whose book it is, as its pages say it. */
export type Owner = Pick<ListedArchive, 'user_name' | 'place_name'>

/** The files without which a book is not set in its own faces, in whatever language it is read. */
export function filesOf(book: Book, { user_name, place_name }: Owner): Promise<string[]> {
  return listFaceFiles((locale) => user_name + place_name[locale] + textIn(book, locale))
}
