import type { Book, BookParagraph } from '#contract/book.ts'

/** Finds a paragraph that can be marked (in a section, or the recommended action), by card and paragraph id. */
export function findParagraph({ cards }: Pick<Book, 'cards'>, card: string, paragraph: string): BookParagraph | undefined {
  const { sections = [], todo = null } = cards.find(({ id }) => id === card) ?? {}
  return [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])].find(({ id }) => id === paragraph)
}

/** Returns the id of the card that contains a paragraph; paragraph ids are unique within a book. @throws Error if there is none */
export function getCardIdOf(book: Pick<Book, 'cards'>, paragraph: string): string {
  const card = book.cards.find(({ id }) => findParagraph(book, id, paragraph) !== undefined)
  if (!card) throw new Error(`no card with a paragraph ${paragraph}`)
  return card.id
}
