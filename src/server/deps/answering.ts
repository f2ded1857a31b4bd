import type { Asked } from '#readings/sage/asked.ts'
import type { Piece } from '#readings/sage/piece.ts'
import type { Locale } from '#contract/locale.ts'

/** An earlier question of the conversation with its answer. */
export interface EarlierTurn {
  readonly text: string
  readonly pieces: readonly Piece[]
}

/** Input of an answerer beside the question. */
export interface AnswerContext {
  /** User id for usage counters; the answer must not depend on it. */
  readonly userId: string
  /** Pieces that an earlier attempt wrote and the user saw: the answer continues after them. */
  readonly written: readonly Piece[]
  /** Loads the conversation so far, oldest first. */
  readonly log: () => Promise<readonly EarlierTurn[]>
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/** Result of an answer. */
export interface AnswerResult {
  /** `house` (the rules engine), or the name of the language model. */
  readonly by: string
  /** False: nothing is charged. */
  readonly isUnderstood: boolean
}

/** An answer that is available together with its question. */
export interface InstantAnswer {
  readonly pieces: readonly Piece[]
  /** Nothing is charged: knowledge, or a question that was not understood. */
  readonly isFree: boolean
}

/** Answers questions of the chat. */
export interface Answerer {
  /** `house` (the rules engine), or the name of the language model. */
  readonly by: string
  /** Whether knowledge (dt) is free. */
  readonly isKnowledgeFree: boolean
  /**
   * The complete answer of the rules engine where it needs neither another service nor the network; stored and charged with the
   * question.
   */
  readonly answerInstantly: (asked: Asked) => Promise<InstantAnswer | undefined>
  /**
   * Yields the pieces of the answer that are not written yet. A failed attempt is followed by another one with the written pieces,
   * so no piece is shown in two versions. Rejects if it should be retried.
   */
  readonly answer: (asked: Asked, context: AnswerContext) => AsyncGenerator<Piece, AnswerResult, void>
}

/**
 * The answer to a message of a person in distress, judged alone or with the earlier ones, before anything else; undefined for any
 * other message.
 */
export type Care = (text: string, locale: Locale, zone: string, earlier: readonly string[]) => readonly Piece[] | undefined

export interface Answering {
  readonly care: Care
  readonly answerer: Answerer
}
