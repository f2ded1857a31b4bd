import type { SageQuestion } from '#readings/sage/asked.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import type { Locale } from '#contract/locale.ts'

/** Earlier question of the conversation with its answer. */
export interface EarlierTurn {
  readonly text: string
  readonly pieces: readonly AnswerPiece[]
}

/** Input of an answerer in addition to the question. */
export interface AnswerContext {
  /** User id for usage counters; the answer must not depend on it. */
  readonly userId: string
  /** Pieces that an earlier attempt stored and the user may have seen; the answer must continue after them. */
  readonly written: readonly AnswerPiece[]
  /** Returns the earlier turns of the conversation, oldest first. */
  readonly log: () => Promise<readonly EarlierTurn[]>
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/** How an answer ended: who wrote it, and whether the question was understood. */
export interface AnswerResult {
  /** `house` (the rules engine), or the name of the language model. */
  readonly by: string
  /** Whether the question was understood; if not, it is free. */
  readonly isUnderstood: boolean
}

/** Answer that is available at once and stored together with its question. */
export interface InstantAnswer {
  readonly pieces: readonly AnswerPiece[]
  /** Whether the answer is free: it is knowledge, or the question was not understood. */
  readonly isFree: boolean
}

/** Answers questions of the chat: the rules engine, or a language model. */
export interface Answerer {
  /** `house` (the rules engine), or the name of the language model. */
  readonly by: string
  /** Whether questions in the knowledge mode (`dt`) are free. */
  readonly isKnowledgeFree: boolean
  /**
   * Returns the complete answer if the rules engine can give it at once, to be stored with the question; undefined if a job
   * must answer.
   */
  readonly answerInstantly: (asked: SageQuestion) => Promise<InstantAnswer | undefined>
  /**
   * Yields the pieces not yet written; a retry gets the written ones, so that none is shown in two versions. Rejects if a retry
   * is needed.
   */
  readonly answer: (asked: SageQuestion, context: AnswerContext) => AsyncGenerator<AnswerPiece, AnswerResult, void>
}

/** Returns the safety answer to a message, alone or with the earlier ones, of a person in distress; undefined for any other message. */
export type SafetyResponder = (text: string, locale: Locale, zone: string, earlier: readonly string[]) => readonly AnswerPiece[] | undefined

export interface AnswerServices {
  readonly care: SafetyResponder
  readonly answerer: Answerer
}
