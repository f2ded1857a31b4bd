import { clockChangeOf, type ClockChange } from '#birth/index.ts'
import { localTimeOf, completePlaceOf } from './birth-clock.ts'
import { clockKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** The question which reading of a skipped or repeated clock time is meant. */
export interface ClockChangeQuestion extends ClockChange {
  readonly key: string
  readonly local: string
  readonly zone: string
}

/** Finds the clock question of a draft, answered or not; undefined for an unambiguous time. */
export function findClockQuestion(draft: BirthDraft): ClockChangeQuestion | undefined {
  const local = localTimeOf(draft)
  const zone = completePlaceOf(draft)?.zone
  if (!local || !zone) return undefined
  const change = clockChangeOf(local, zone)
  return change && { ...change, key: clockKeyOf(local, zone), local, zone }
}

/** The answer to this question; an answer for another clock time does not count. */
export function findClockAnswer(question: ClockChangeQuestion, { answer }: BirthDraft): ClockAnswer | undefined {
  return answer?.key === question.key ? answer.choice : undefined
}
