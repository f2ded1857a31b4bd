/** Rules for follow-up questions, which inherit the time of the previous question unless they name another. */
import { DAY_QUESTION_PATTERN, MONTH_QUESTION_PATTERN } from './narrow.ts'
import type { QuestionType, Topic, ParsedQuestion } from './understanding.ts'
import { lifeAreaOf } from './understanding.ts'

const OF_WEEKS = /\b(which|what|best|good|right|exact) weeks?\b|\bthe (best|right|exact) week\b/
const OF_THAT_MONTH = /那(一|几)?个?月/
const HOW_MUCH = /多少|几成|\bhow much\b/
const NARROW: readonly RegExp[] = [DAY_QUESTION_PATTERN, MONTH_QUESTION_PATTERN, OF_WEEKS, OF_THAT_MONTH, HOW_MUCH]
/** Words that end the inherited time: now, an unnamed year, in general. */
const NEW_TIME_FRAME =
  /现在|眼下|目前|当下|最近|近期|以后|今后|将来|往后|哪(一|几)?年|几岁|平时|一直|这辈子|\b(now|currently|lately|these days|ever|(which|what) years?|what age|usually|always|in general)\b/
/** Words that ask about another topic for the same time: 财运呢, what about money. */
const BESIDE = /呢[?？]?$|^(那|那么|还有)?[^，。]{1,5}(怎么样|如何|咋样)[?？]?$|^(and|what about|how about|also)\b/

/** Words for a part of a year; `WITH_YEAR`: words that name a year. */
const PART_OF_YEAR =
  /[上下]半年|年(初|中|底|末)|季度|[春夏秋冬](天|季)|\d{1,2}月|[一二三四五六七八九十]月|\b(half|quarter|q[1-4]|spring|summer|autumn|fall|winter|in (january|february|march|april|may|june|july|august|september|october|november|december))\b/
const WITH_YEAR = /[前去今本明来后][年岁]|(19|20)\d\d|[〇零一二三四五六七八九]{4}年|\b(this|next|last|coming)\b/

/** Returns the year that the previous question was about, if this one names a part of a year without its year (“in spring”). */
export function findInheritedYear(text: string, before: ParsedQuestion | undefined): number | undefined {
  const span = before?.span
  if (span?.of !== 'year' || span.isPast || !PART_OF_YEAR.test(text) || WITH_YEAR.test(text)) return undefined
  return span.from.year
}

interface Going {
  readonly text: string
  readonly own: Topic | undefined
  readonly asking: QuestionType
  /** Whether the question is short and its first words mark a follow-up. */
  readonly isMarked: boolean
  /** Whether the question has no topic of its own. */
  readonly isOpen: boolean
}

const isOfOneArea = (one: Topic, other: Topic) => one === other || (lifeAreaOf(one) === lifeAreaOf(other) && lifeAreaOf(one) !== 'decision')

/** Whether a question without a time inherits the time of the previous question. */
export function usesPreviousTime({ text, own, asking, isMarked, isOpen }: Going, before: ParsedQuestion): boolean {
  if (before.isInstruction || NEW_TIME_FRAME.test(text)) return false
  if (isOpen) return true
  if (own === undefined || before.topic === undefined || asking === 'which') return false
  if (isMarked || NARROW.some((form) => form.test(text))) {
    if (isOfOneArea(own, before.topic)) return true
    return isMarked && asking !== 'when' && BESIDE.test(text)
  }
  return asking === 'when' && own === before.topic
}
