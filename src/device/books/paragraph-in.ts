import type { Book, BookParagraph } from '#contract/book.ts'

/** A paragraph that can be marked, by its card and its id. */
export function paragraphIn({ cards }: Pick<Book, 'cards'>, card: string, paragraph: string): BookParagraph | undefined {
  const { sections = [], todo = null } = cards.find(({ id }) => id === card) ?? {}
  return [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])].find(({ id }) => id === paragraph)
}

/** Id of the card that has a paragraph: no two cards of a book have one of the same id. */
export function cardWith(book: Pick<Book, 'cards'>, paragraph: string): string {
  const card = book.cards.find(({ id }) => paragraphIn(book, id, paragraph) !== undefined)
  if (!card) throw new Error(`no card with a paragraph ${paragraph}`)
  return card.id
}
