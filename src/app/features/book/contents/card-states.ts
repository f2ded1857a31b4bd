import type { Book, BookMark, BookStatus } from '#contract/book.ts'
import { CARD_IDS, FREE_CARD_IDS, type CardId } from '../../../terms/book-cards.ts'

/** Reading state of a card; `new` means rewritten since the user read it. */
export type CardState = 'locked' | 'unread' | 'read' | 'new'

export interface ListedCard {
  readonly id: CardId
  readonly state: CardState
  /** True for the card to continue with. */
  readonly isNext: boolean
}

type StoredBook = Pick<Book, 'is_locked' | 'version' | 'made_at'> | null | undefined

/** Returns all cards of a book with their states. Without stored book and status, only the free cards are unlocked. */
export function listCardStates(
  stored: StoredBook,
  status: Pick<BookStatus, 'is_unlocked'> | null | undefined,
  marks: readonly BookMark[],
): ListedCard[] {
  const isOpen = status?.is_unlocked ?? (stored ? !stored.is_locked : false)
  const findState = (id: CardId) => (isOpen || FREE_CARD_IDS.has(id) ? readState(stored, findReadTime(marks, id)) : 'locked')
  const cards = CARD_IDS.map((id) => ({ id, state: findState(id) }))
  const next = findNextCard(cards, marks)
  return cards.map((card) => ({ ...card, isNext: card.id === next }))
}

function findReadTime(marks: readonly BookMark[], id: CardId): number | undefined {
  return marks.findLast(({ kind, card }) => kind === 'read' && card === id)?.made_at
}

/** Returns the state of an unlocked card. Only versions after 1 can be `new`, because version 1 has the text of the preview. */
function readState(stored: StoredBook, read: number | undefined): CardState {
  if (read === undefined) return 'unread'
  return stored && stored.version > 1 && read < stored.made_at ? 'new' : 'read'
}

/** Returns the first unread or `new` card, starting at the one read last; undefined if none was read or none is left. */
function findNextCard(cards: readonly Pick<ListedCard, 'id' | 'state'>[], marks: readonly BookMark[]): CardId | undefined {
  const last = marks.findLast(({ kind, card }) => (kind === 'place' || kind === 'read') && cards.some(({ id }) => id === card))
  if (!last) return undefined
  const from = cards.slice(cards.findIndex(({ id }) => id === last.card))
  return from.find(({ state }) => state === 'unread' || state === 'new')?.id
}
