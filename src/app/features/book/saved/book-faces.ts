import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import { faceFilesOf } from '../../../fonts/slices.ts'

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

/** The files without which a book is not set in its own faces, in whatever language it is read. */
export function filesOf(book: Book): Promise<string[]> {
  return faceFilesOf((locale) => textIn(book, locale))
}
