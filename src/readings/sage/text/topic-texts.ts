import type { SourceText } from '../../facts/source-text.ts'

/** Texts of a topic. `{span}` is the requested time, `{best}` its best month, `{later}` the next better one. */
export interface TopicTexts {
  /** The subject of the topic, as the object of a verb: 换工作; changing jobs. */
  readonly thing: SourceText
  /** What to do in the best month, in the second, and what to avoid in the weakest. */
  readonly begin: SourceText
  readonly settle: SourceText
  readonly avoid: SourceText
  /** Answers to yes-or-no questions. */
  readonly go: SourceText
  readonly steps: SourceText
  readonly wait: SourceText
  readonly unless: SourceText
  readonly deedGo: SourceText
  readonly deedWait: SourceText
}
