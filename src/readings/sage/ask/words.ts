import type { AboutPerson, QuestionType, DeclinedSubject, NamedChartPart, Subtopic, Topic } from './understanding.ts'

/** Word lists of a language, for normalised text. */
export interface WordLists {
  /** Words by topic; each match adds the weight to the topic. */
  readonly topics: readonly (readonly [topic: Topic, weight: number, words: RegExp])[]
  /** Topics of questions that only name a time; the first match wins. */
  readonly plain: readonly (readonly [topic: Topic, words: RegExp])[]
  /** Words of a decision, whatever its topic. */
  readonly decision: RegExp
  /** Words by type of question; the first match wins. */
  readonly asking: readonly (readonly [QuestionType, RegExp])[]
  /** Words by subtopic; the first match among the topic's subtopics (`PARTS`) wins. */
  readonly parts: readonly (readonly [Subtopic, RegExp])[]
  /** Words for payments: without one, a wedding is not treated as an expense. */
  readonly money: RegExp
  /** Words by part of the user's chart; the first match wins. */
  readonly named: readonly (readonly [NamedChartPart, RegExp])[]
  /** Words that ask when to hold back. */
  readonly tight: RegExp
  /** Words that ask about the future; a past time is then only mentioned. */
  readonly ahead: RegExp
  /** Words that ask about a past time. */
  readonly back: RegExp
  /** Words for work in medicine, where illness is not the subject. */
  readonly employed: RegExp
  readonly bounds: readonly (readonly [DeclinedSubject, RegExp])[]
  /** Words for leaving a person; with `whether`, the question is whether to leave. */
  readonly leaving: RegExp
  readonly whether: RegExp
  /** Words that ask what another person thinks or does. */
  readonly mind: RegExp
  /** Instructions, requests for prices or another person's data, and unrelated subjects. */
  readonly instruction: RegExp
  readonly followUp: RegExp
  readonly about: readonly (readonly [AboutPerson, RegExp])[]
}
