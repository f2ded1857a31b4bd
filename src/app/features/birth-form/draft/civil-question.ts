import { clockChangeOf, type ClockChange } from '#birth/index.ts'
import { localOf, placeOf } from './birth-clock.ts'
import { clockKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** Which reading of a clock time is meant that a change of the clocks skipped or repeated. */
export interface CivilQuestion extends ClockChange {
  readonly key: string
  readonly local: string
  readonly zone: string
}

/** The question that date, time and place raise, whether or not it was answered; `undefined` for a plain time. */
export function questionOf(draft: BirthDraft): CivilQuestion | undefined {
  const local = localOf(draft)
  const zone = placeOf(draft)?.zone
  if (!local || !zone) return undefined
  const change = clockChangeOf(local, zone)
  return change && { ...change, key: clockKeyOf(local, zone), local, zone }
}

/** The answer that stands for this question; an answer to another clock time does not. */
export function answerTo(question: CivilQuestion, { answer }: BirthDraft): ClockAnswer | undefined {
  return answer?.key === question.key ? answer.choice : undefined
}
