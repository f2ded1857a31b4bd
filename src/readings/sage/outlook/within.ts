/** Choice of a narrower time within the time of the previous answer, for a follow-up question. */
import { civilDateOf } from '#bazi/index.ts'
import type { QuestionType, NamedSpan } from '../ask/understanding.ts'
import { DAY_QUESTION_PATTERN, MONTH_QUESTION_PATTERN } from '../ask/narrow.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { parseEpochDay } from './parts.ts'
import type { TimeWindow } from './window.ts'

/** Maximum length in days of a window whose days are all evaluated. */
const SHORT_DAYS = 45

const spanOf = (from: string, to: string, of: NamedSpan['of']): NamedSpan => ({
  from: civilDateOf(parseEpochDay(from)),
  to: civilDateOf(parseEpochDay(to)),
  of,
  isPast: false,
})

/** Finds the time of a follow-up: the days of the answer's month, or the months of its year. Undefined if nothing narrower is asked for. */
export function findNarrowerSpan(before: TimeWindow, question: string, asking: QuestionType, today: string): NamedSpan | undefined {
  const { best, later, advice, isNamed, isPast, from, to } = before
  if (isPast) return undefined
  const text = normalizeQuestion(question)
  const named = advice === 'wait' ? later : best
  if (DAY_QUESTION_PATTERN.test(text) && best.kind === 'month') {
    if (isNamed && parseEpochDay(to) - parseEpochDay(from) <= SHORT_DAYS) return spanOf(from, to, 'each-day')
    const last = new Date((parseEpochDay(named.end) - 1) * 86_400_000).toISOString().slice(0, 10)
    return spanOf(named.from > today ? named.from : today, last, 'each-day')
  }
  if (best.kind === 'year' && (DAY_QUESTION_PATTERN.test(text) || MONTH_QUESTION_PATTERN.test(text))) {
    const year = named.from.slice(0, 4)
    return spanOf(`${year}-01-01`, `${year}-12-31`, 'year')
  }
  return asking === 'when' && best.kind === 'month' && !isNamed && advice !== 'wait' ? spanOf(from, to, 'months') : undefined
}
