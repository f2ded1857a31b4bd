import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { SpokenChapter, SpokenSentence } from '#readings/spoken/index.ts'

/** A fate book for the ear, without terms: those are for the eye. Loaded with the first book that is spoken. */
export async function scriptOf(book: Book, locale: Locale): Promise<readonly SpokenChapter[]> {
  const { spokenBook } = await import('#readings/spoken/index.ts')
  return spokenBook(book, locale, 'plain')
}

/** What everybody may hear: how the book opens, and its first card, which everybody may read. */
export async function sampleScriptOf(free: Book, locale: Locale): Promise<readonly SpokenSentence[]> {
  const [opening, first] = await scriptOf(free, locale)
  return [...opening!.sentences, ...first!.sentences]
}

/** Of what is said; by these the time is reckoned that it takes. */
export const charactersOf = ({ sentences }: SpokenChapter): number => sentences.reduce((sum, { spoken }) => sum + spoken.length, 0)
