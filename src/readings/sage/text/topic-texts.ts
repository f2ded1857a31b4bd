import type { Written } from '../../facts/written.ts'

/** Words of a topic. `{span}` is the time asked about, `{best}` its best month, `{later}` the first better one after it. */
export interface TopicTexts {
  /** The thing itself, as it stands after a verb: 换工作; changing jobs. */
  readonly thing: Written
  /** What belongs into the best month, into the second, and what to leave out of the weakest. */
  readonly begin: Written
  readonly settle: Written
  readonly avoid: Written
  /** The answer to yes or no. */
  readonly go: Written
  readonly steps: Written
  readonly wait: Written
  readonly unless: Written
  readonly deedGo: Written
  readonly deedWait: Written
}
