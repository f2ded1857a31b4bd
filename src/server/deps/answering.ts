import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { Locale } from '#contract/locale.ts'

/** What was said before in the same conversation. */
export interface EarlierTurn {
  readonly text: string
  readonly pieces: readonly Piece[]
}

/** What an answerer is given beside the question. */
export interface AnswerContext {
  /** Whose question it is, for counts; nothing that is answered rests on it. */
  readonly userId: string
  /** Pieces that an earlier try has written and that were seen: the answer goes on after them. */
  readonly written: readonly Piece[]
  /** The conversation so far, the oldest first. */
  readonly log: () => Promise<readonly EarlierTurn[]>
  /** Aborts when nobody wants the answer any more. */
  readonly signal: AbortSignal
}

/** What an answer came to. */
export interface AnswerResult {
  /** `house`, or the name of the language model. */
  readonly by: string
  /** False: nothing is owed for it. */
  readonly isUnderstood: boolean
}

/** An answer that is there with its question. */
export interface InstantAnswer {
  readonly pieces: readonly Piece[]
  /** Nothing is owed for it: knowledge, what was not understood. */
  readonly isFree: boolean
}

/** Who answers questions of the chat. */
export interface Answerer {
  /** `house`, or the name of the language model. */
  readonly by: string
  /** Whether knowledge (dt) costs nothing. */
  readonly isKnowledgeFree: boolean
  /** The whole answer of the house where nobody else is asked, without network: kept with the question, and paid with it. */
  readonly atOnce: (asked: Asked) => Promise<InstantAnswer | undefined>
  /**
   * The answer piece by piece, without those that are written. A try that breaks off is followed by another with what was written:
   * no piece is ever shown in two ways. Rejects where it is to be tried again.
   */
  readonly answer: (asked: Asked, hand: AnswerContext) => AsyncGenerator<Piece, AnswerResult, void>
}

/** What a message that needs help, by itself or after the earlier ones, is answered with before anything else; `undefined` for any other. */
export type Care = (text: string, locale: Locale, zone: string, earlier: readonly string[]) => readonly Piece[] | undefined

export interface Answering {
  readonly care: Care
  readonly answerer: Answerer
}
