import type { ComponentType } from 'react'
import type { BookCard } from '#contract/book.ts'

export interface ListeningBarProps {
  card: BookCard
  /** Number of the card in the book, from 1. */
  number: number
  /** Further cards on the same page, read aloud without navigation. */
  others?: readonly BookCard[]
  after: BookCard | undefined
  turnTo: (card: string) => void
  /** Whether the stored reading position follows the audio; false in older versions and where no position is stored. */
  tracksPosition: boolean
}

/** Components for reading aloud: the start button, and the player bar at the bottom of the card. */
export interface ListeningComponents {
  readonly Button: ComponentType<{ cardId: string }>
  readonly Bar: ComponentType<ListeningBarProps>
}
