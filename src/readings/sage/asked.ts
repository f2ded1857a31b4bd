import type { Locale } from '../reader/locale.ts'
import type { BirthInput } from '#bazi/index.ts'

/** Modes: bg decisions, with a hexagram; cs money, with a lot; dt knowledge; fb two people; ms one's own chart. */
export const SAGE_MODES = ['bg', 'dt', 'fb', 'ms', 'cs'] as const
export type Mode = (typeof SAGE_MODES)[number]

/** A person that the question is about. The name is only displayed, never interpreted. */
export interface SagePerson {
  readonly name: string
  readonly birth: BirthInput
}

/** A question with every input of its answer; the rules engine uses neither a clock nor randomness. */
export interface SageQuestion {
  readonly mode: Mode
  readonly text: string
  readonly locale: Locale
  /** Local time of the user (2026-11-23T21:05) and its zone. */
  readonly now: { readonly local: string; readonly zone: string }
  /** Required except in dt. */
  readonly person: SagePerson | undefined
  /** The second person, in fb. */
  readonly other: SagePerson | undefined
  /** Six line values from the bottom, 6 to 9, in bg. */
  readonly cast: readonly number[] | undefined
  /** Number of the drawn lot, in cs. */
  readonly lot: number | undefined
  /** Card of the book from which the question was asked. */
  readonly card: string | undefined
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier: readonly string[]
}
