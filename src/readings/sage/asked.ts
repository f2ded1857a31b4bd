import type { BirthInput } from '#bazi/index.ts'
import type { Locale } from '../facts/written.ts'

/** Who asks: bg a decision, with a hexagram; cs money, with a lot; dt knowledge; fb two people; ms one's own chart. */
export const MODES = ['bg', 'dt', 'fb', 'ms', 'cs'] as const
export type Mode = (typeof MODES)[number]

/** A person asked about. The name is shown and is never read as anything else. */
export interface Subject {
  readonly name: string
  readonly birth: BirthInput
}

/** A question with all that an answer may rest on: no clock, no chance. */
export interface Asked {
  readonly mode: Mode
  readonly text: string
  readonly locale: Locale
  /** The asker's clock: 2026-11-23T21:05, and its zone. */
  readonly now: { readonly local: string; readonly zone: string }
  /** Missing in dt alone. */
  readonly person: Subject | undefined
  /** The second person, of fb. */
  readonly other: Subject | undefined
  /** Six values from the bottom line, 6 to 9, of bg. */
  readonly cast: readonly number[] | undefined
  /** The number of the drawn lot, of cs. */
  readonly lot: number | undefined
  /** The book's card that the question was asked from. */
  readonly card: string | undefined
  /** Questions asked before in the same conversation, the oldest first. */
  readonly earlier: readonly string[]
}
