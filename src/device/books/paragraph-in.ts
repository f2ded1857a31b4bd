import type { Book, BookParagraph } from '#contract/book.ts'

/** A paragraph that can be marked, by its card and its id. */
export function paragraphIn({ cards }: Pick<Book, 'cards'>, card: string, paragraph: string): BookParagraph | undefined {
  const { sections = [], todo = null } = cards.find(({ id }) => id === card) ?? {}
  return [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])].find(({ id }) => id === paragraph)
}
