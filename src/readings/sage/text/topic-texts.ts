import type { SourceText } from '../../facts/source-text.ts'

/** Words of a topic. `{span}` is the time asked about, `{best}` its best month, `{later}` the first better one after it. */
export interface TopicTexts {
  /** The thing itself, as it stands after a verb: 换工作; changing jobs. */
  readonly thing: SourceText
  /** What belongs into the best month, into the second, and what to leave out of the weakest. */
  readonly begin: SourceText
  readonly settle: SourceText
  readonly avoid: SourceText
  /** The answer to yes or no. */
  readonly go: SourceText
  readonly steps: SourceText
  readonly wait: SourceText
  readonly unless: SourceText
  readonly deedGo: SourceText
  readonly deedWait: SourceText
}
