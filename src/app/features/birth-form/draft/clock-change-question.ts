import { clockChangeOf, type ClockChange } from '#birth/index.ts'
import { localTimeOf, completePlaceOf } from './birth-clock.ts'
import { clockQuestionKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** Question which reading of a skipped or repeated clock time is right. */
export interface ClockChangeQuestion extends ClockChange {
  readonly key: string
  readonly local: string
  readonly zone: string
}

/** Finds the clock question of a draft, whether or not it is answered; undefined if the clock time is unambiguous. */
export function findClockQuestion(draft: BirthDraft): ClockChangeQuestion | undefined {
  const local = localTimeOf(draft)
  const zone = completePlaceOf(draft)?.zone
  if (!local || !zone) return undefined
  const change = clockChangeOf(local, zone)
  return change && { ...change, key: clockQuestionKeyOf(local, zone), local, zone }
}

/** Returns the answer to this question; undefined if the draft's answer belongs to another clock time or zone. */
export function findClockAnswer(question: ClockChangeQuestion, { answer }: BirthDraft): ClockAnswer | undefined {
  return answer?.key === question.key ? answer.choice : undefined
}
