import type { ComponentType } from 'react'
import type { BookCard } from '#contract/book.ts'

export interface ListeningBarProps {
  card: BookCard
  /** From 1. */
  number: number
  /** Further cards on the same page, read on without a turn. */
  others?: readonly BookCard[]
  after: BookCard | undefined
  turnTo: (card: string) => void
  /** The reader's place follows what is read: not in an older version, nor where no place is kept. */
  isPlaceKept: boolean
}

/** What reads a card aloud: what asks for it, and what stands over the card's foot while it is heard. */
export interface Listening {
  readonly Button: ComponentType<{ cardId: string }>
  readonly Bar: ComponentType<ListeningBarProps>
}
