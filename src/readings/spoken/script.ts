/** Script for a speech engine: sentences and the pauses between them. */

export interface SpokenSentence {
  /** The text as shown on the page, with the space after it. */
  readonly text: string
  /** The spoken form: no figures or brackets, names spelt for the voice of the language. */
  readonly spoken: string
  /** Pause after the sentence in milliseconds. */
  readonly pauseMs: number
  /**
   * Id of the paragraph; '' for titles, quotations and texts outside books. The joined `text`s of a paragraph's sentences
   * equal its text.
   */
  readonly paragraph: string
}

export interface SpokenChapter {
  /** Id of a card, `opening` or `close`. */
  readonly id: string
  readonly title: string
  readonly sentences: readonly SpokenSentence[]
}

/** Pauses in milliseconds; of adjacent pauses the longest applies. */
export const PAUSES = {
  /** Within a long sentence. */
  part: 120,
  sentence: 320,
  paragraph: 750,
  /** After a title, and before one. */
  title: 700,
  section: 1100,
  /** Before the advice. */
  todo: 1600,
  chapter: 2000,
} as const
