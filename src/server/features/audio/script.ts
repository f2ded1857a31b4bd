import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { SpokenChapter, SpokenSentence } from '#readings/spoken/index.ts'

/** Returns the spoken text of a fate book, without technical terms. Imports the module with the first podcast. */
export async function composePodcastScript(book: Book, locale: Locale): Promise<readonly SpokenChapter[]> {
  const { composeSpokenBook } = await import('#readings/spoken/index.ts')
  return composeSpokenBook(book, locale, 'plain')
}

/** Returns the sentences of the free sample: the book's opening and its first card. */
export async function composeSampleScript(free: Book, locale: Locale): Promise<readonly SpokenSentence[]> {
  const [opening, first] = await composePodcastScript(free, locale)
  return [...opening!.sentences, ...first!.sentences]
}

/** Returns the number of spoken characters of a chapter, to estimate the recording time. */
export const countSpokenCharacters = ({ sentences }: SpokenChapter): number => sentences.reduce((sum, { spoken }) => sum + spoken.length, 0)
