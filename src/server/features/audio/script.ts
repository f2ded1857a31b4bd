import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { SpokenChapter, SpokenSentence } from '#readings/spoken/index.ts'

/** Loads the spoken text of a fate book, without technical terms. The module is loaded with the first podcast. */
export async function loadScript(book: Book, locale: Locale): Promise<readonly SpokenChapter[]> {
  const { spokenBook } = await import('#readings/spoken/index.ts')
  return spokenBook(book, locale, 'plain')
}

/** The free text: the opening of the book and its first card. */
export async function loadSampleScript(free: Book, locale: Locale): Promise<readonly SpokenSentence[]> {
  const [opening, first] = await loadScript(free, locale)
  return [...opening!.sentences, ...first!.sentences]
}

/** Number of spoken characters, to estimate the recording time. */
export const charactersOf = ({ sentences }: SpokenChapter): number => sentences.reduce((sum, { spoken }) => sum + spoken.length, 0)
