import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Book, BookCard } from '#contract/book.ts'

/** Card with its position and neighbours in the book. */
export interface CardWithNeighbours {
  readonly card: BookCard
  /** Position in the book, counted from 1. */
  readonly number: number
  readonly count: number
  readonly before: BookCard | undefined
  readonly after: BookCard | undefined
}

/** Finds the card with this id and its neighbours; undefined if the book has no such card. */
export function findCardWithNeighbours({ cards }: Pick<Book, 'cards'>, cardId: string): CardWithNeighbours | undefined {
  const at = cards.findIndex(({ id }) => id === cardId)
  const card = cards[at]
  return card && { card, number: at + 1, count: cards.length, before: cards[at - 1], after: cards[at + 1] }
}

/** Function that opens a card, optionally at a paragraph or in another version. */
export type OpenCardFunction = (card: string, paragraph?: string, version?: number) => void

/**
 * Returns a function that opens a card and replaces the history entry, so that "back" opens the contents. Another version adds an entry.
 */
export function useOpenCard({ before }: CardWithNeighbours): OpenCardFunction {
  const navigate = useNavigate()
  return (card, paragraph = '', version) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, card, ...(version !== undefined && { version }) }),
      hash: paragraph,
      replace: version === undefined,
      resetScroll: false,
      viewTransition: { types: [card === before?.id ? 'turn-back' : 'turn-on'] },
    })
}

/** Returns a function that opens the contents: one history entry back, since page turns replace the entry, or by a link without history. */
export function useBackToContents() {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: '.', search: ({ card: _card, ...search }) => search, replace: true })
  }
}
