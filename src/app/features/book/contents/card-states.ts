import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import { CARD_IDS, FREE_CARDS, type CardId } from '../../../terms/book-cards.ts'

/** `new`: rewritten since it was read. */
export type CardState = 'locked' | 'unread' | 'read' | 'new'

export interface ListedCard {
  readonly id: CardId
  readonly state: CardState
  /** True for the card to continue with. */
  readonly isNext: boolean
}

type StoredBook = Pick<Book, 'is_locked' | 'version' | 'made_at'> | null | undefined

/** All cards of a book with their states. While nothing is known of the book, only the free cards are open. */
export function listCardStates(
  stored: StoredBook,
  status: Pick<BookStatus, 'is_unlocked'> | null | undefined,
  marks: readonly BookMark[],
): ListedCard[] {
  const isOpen = status?.is_unlocked ?? (stored ? !stored.is_locked : false)
  const findState = (id: CardId) => (isOpen || FREE_CARDS.has(id) ? readState(stored, findReadTime(marks, id)) : 'locked')
  const cards = CARD_IDS.map((id) => ({ id, state: findState(id) }))
  const next = findNextCard(cards, marks)
  return cards.map((card) => ({ ...card, isNext: card.id === next }))
}

function findReadTime(marks: readonly BookMark[], id: CardId): number | undefined {
  return marks.findLast(({ kind, card }) => kind === 'read' && card === id)?.made_at
}

/** Version 1 has the same text as the preview, so it is not `new` to readers of the preview; later versions are. */
function readState(stored: StoredBook, read: number | undefined): CardState {
  if (read === undefined) return 'unread'
  return stored && stored.version > 1 && read < stored.made_at ? 'new' : 'read'
}

/** The card read last, or the first unread one after it; undefined if nothing was read. */
function findNextCard(cards: readonly Pick<ListedCard, 'id' | 'state'>[], marks: readonly BookMark[]): CardId | undefined {
  const last = marks.findLast(({ kind, card }) => (kind === 'place' || kind === 'read') && cards.some(({ id }) => id === card))
  if (!last) return undefined
  const from = cards.slice(cards.findIndex(({ id }) => id === last.card))
  return from.find(({ state }) => state === 'unread' || state === 'new')?.id
}
