import type { ComponentType } from 'react'
import type { BookCard } from '#contract/book.ts'

export interface ListeningBarProps {
  card: BookCard
  /** From 1. */
  number: number
  /** Further cards on the same page, read aloud without navigation. */
  others?: readonly BookCard[]
  after: BookCard | undefined
  turnTo: (card: string) => void
  /** Whether the stored reading position follows the audio; false in older versions and where no position is stored. */
  isPlaceKept: boolean
}

/** Parts of reading aloud: the button that starts it, and the player bar at the bottom of the card. */
export interface ListeningParts {
  readonly Button: ComponentType<{ cardId: string }>
  readonly Bar: ComponentType<ListeningBarProps>
}
