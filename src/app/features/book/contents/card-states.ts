import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import { CARD_IDS, FREE_CARDS, type CardId } from '../../../terms/book-cards.ts'

/** Sealed, not read yet, read, or made anew since it was read. */
export type CardState = 'locked' | 'unread' | 'read' | 'new'

export interface ListedCard {
  readonly id: CardId
  readonly state: CardState
  /** What was left open: where one goes on. */
  readonly isNext: boolean
}

type Kept = Pick<Book, 'is_locked' | 'version' | 'made_at'> | null | undefined

/** Every card with how it stands. Before anything was heard of the book, the free cards are open. */
export function listedCardsOf(
  kept: Kept,
  status: Pick<BookStatus, 'is_unlocked'> | null | undefined,
  marks: readonly BookMark[],
): ListedCard[] {
  const isOpen = status?.is_unlocked ?? (kept ? !kept.is_locked : false)
  const stateOf = (id: CardId) => (isOpen || FREE_CARDS.has(id) ? readState(kept, readAt(marks, id)) : 'locked')
  const cards = CARD_IDS.map((id) => ({ id, state: stateOf(id) }))
  const next = nextOf(cards, marks)
  return cards.map((card) => ({ ...card, isNext: card.id === next }))
}

function readAt(marks: readonly BookMark[], id: CardId): number | undefined {
  return marks.findLast(({ kind, card }) => kind === 'read' && card === id)?.made_at
}

/** A first version says what the preview said; a later one is new to whoever read the one before. */
function readState(kept: Kept, read: number | undefined): CardState {
  if (read === undefined) return 'unread'
  return kept && kept.version > 1 && read < kept.made_at ? 'new' : 'read'
}

/** The card that was being read last, or the first unread one after it; none before anybody has begun. */
function nextOf(cards: readonly Pick<ListedCard, 'id' | 'state'>[], marks: readonly BookMark[]): CardId | undefined {
  const last = marks.findLast(({ kind, card }) => (kind === 'place' || kind === 'read') && cards.some(({ id }) => id === card))
  if (!last) return undefined
  const from = cards.slice(cards.findIndex(({ id }) => id === last.card))
  return from.find(({ state }) => state === 'unread' || state === 'new')?.id
}
