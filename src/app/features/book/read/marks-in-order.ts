import type { Book, BookMark } from '#contract/book.ts'

/** Returns notes and highlights in reading order; leaves out those on cards that the book no longer has. */
export function listMarksInOrder({ cards }: Pick<Book, 'cards'>, marks: readonly BookMark[]): BookMark[] {
  const order = cards.flatMap(({ id, sections, todo }) => [
    `${id} `,
    ...sections.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => `${id} ${paragraph.id}`)),
    `${id} ${todo?.id}`,
  ])
  const placeOf = ({ card, paragraph }: BookMark) => {
    const at = order.indexOf(`${card} ${paragraph}`)
    return at >= 0 ? at : order.indexOf(`${card} `)
  }
  return marks
    .filter(({ kind, card }) => (kind === 'note' || kind === 'highlight') && cards.some(({ id }) => id === card))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
