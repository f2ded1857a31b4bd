/** What a speaker reads, sentence by sentence, and how long it rests between them. */

export interface SpokenSentence {
  /** As it stands on the page, and the space after it. */
  readonly text: string
  /** As it is said: no figures, no brackets, names as a voice of that language gets them right. */
  readonly spoken: string
  /** Rest after it, in milliseconds. */
  readonly pauseMs: number
  /** The paragraph that it is of, by its id; '' for titles, quotations and what stands in no book. The texts of one paragraph, joined, are the paragraph. */
  readonly paragraph: string
}

export interface SpokenChapter {
  /** Card of the book, `opening` or `close`. */
  readonly id: string
  readonly title: string
  readonly sentences: readonly SpokenSentence[]
}

/** Rests in milliseconds; the longest that meet is kept. */
export const PAUSES = {
  /** Within a long sentence. */
  part: 120,
  sentence: 320,
  paragraph: 750,
  /** After a title, and before one. */
  title: 700,
  section: 1100,
  /** Before the one thing to do. */
  todo: 1600,
  chapter: 2000,
} as const
