import type { BirthInput } from '#bazi/index.ts'
import { birthdayOfLocal, toBirthInput, resolveBirth, type UnresolvedProfile, findClockChange, type ClockChange } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { formatDraftLocalTime, findCompletePlace } from './birth-clock.ts'
import { clockQuestionKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** Returns the birth as typed, with the clock answer applied; undefined until date, time and place are complete. */
export function toStatedBirth(draft: BirthDraft, choice: ClockAnswer = resolveClockAnswer(draft)): UnresolvedProfile | undefined {
  const local = formatDraftLocalTime(draft)
  const place = findCompletePlace(draft)
  if (!local || !place) return undefined
  const { lng, lat, zone } = place
  return {
    birthday: birthdayOfLocal(local),
    hour_unknown: draft.hourUnknown,
    zone,
    disambiguation: choice,
    lng,
    lat,
    // Any gender will do: the pillars do not depend on it, and luck cycles are not shown here.
    gender: draft.gender || '1',
    solar_time: draft.solarTime,
    zi: draft.zi,
    school: draft.school,
  }
}

/** Returns the input for casting the chart; undefined until date, time and place are complete. */
export function toDraftBirthInput(draft: BirthDraft, choice?: ClockAnswer): BirthInput | undefined {
  const stated = toStatedBirth(draft, choice)
  return stated && toBirthInput(resolveBirth(stated))
}

/**
 * Creates the profile to save; undefined for an incomplete draft. An unchanged clock time keeps its UTC offset, whatever new zone data
 * says.
 */
export function createProfile(draft: BirthDraft, edited?: Archive): ArchiveProfile | undefined {
  const stated = toStatedBirth(draft)
  const place = findCompletePlace(draft)
  if (!stated || !place || draft.gender === '') return undefined
  const isSameClock = edited?.birthday === stated.birthday && edited.zone === stated.zone && edited.disambiguation === stated.disambiguation
  const settled = resolveBirth({ ...stated, offset_seconds: isSameClock ? edited.offset_seconds : undefined })
  const precision = draft.hourUnknown ? null : draft.toldWithin
  return { ...settled, user_name: draft.name.trim(), place_name: place.name, school: draft.school, told_within: precision }
}

/** Returns the user's answer for the current clock time and zone; `compatible` if there is none. */
function resolveClockAnswer(draft: BirthDraft): ClockAnswer {
  const local = formatDraftLocalTime(draft)
  const zone = findCompletePlace(draft)?.zone
  return local && zone && draft.answer?.key === clockQuestionKeyOf(local, zone) ? draft.answer.choice : 'compatible'
}

/** Question which reading of a skipped or repeated clock time is right. */
export interface ClockChangeQuestion extends ClockChange {
  readonly key: string
  readonly local: string
  readonly zone: string
}

/** Finds the clock question of a draft, whether or not it is answered; undefined if the clock time is unambiguous. */
export function findClockQuestion(draft: BirthDraft): ClockChangeQuestion | undefined {
  const local = formatDraftLocalTime(draft)
  const zone = findCompletePlace(draft)?.zone
  if (!local || !zone) return undefined
  const change = findClockChange(local, zone)
  return change && { ...change, key: clockQuestionKeyOf(local, zone), local, zone }
}

/** Returns the answer to this question; undefined if the draft's answer belongs to another clock time or zone. */
export function findClockAnswer(question: ClockChangeQuestion, { answer }: BirthDraft): ClockAnswer | undefined {
  return answer?.key === question.key ? answer.choice : undefined
}
