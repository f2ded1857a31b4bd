import type { BirthInput } from '#bazi/index.ts'
import { birthdayOfLocal, castInputOf, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import { localTimeOf, completePlaceOf } from './birth-clock.ts'
import { clockQuestionKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** Returns the birth as typed, with the clock answer applied; undefined until date, time and place are complete. */
export function statedBirthOf(draft: BirthDraft, choice: ClockAnswer = clockAnswerOf(draft)): UnresolvedProfile | undefined {
  const local = localTimeOf(draft)
  const place = completePlaceOf(draft)
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
export function draftBirthInput(draft: BirthDraft, choice?: ClockAnswer): BirthInput | undefined {
  const stated = statedBirthOf(draft, choice)
  return stated && castInputOf(resolveBirth(stated))
}

/** Returns the user's answer for the current clock time and zone; `compatible` if there is none. */
export function clockAnswerOf(draft: BirthDraft): ClockAnswer {
  const local = localTimeOf(draft)
  const zone = completePlaceOf(draft)?.zone
  return local && zone && draft.answer?.key === clockQuestionKeyOf(local, zone) ? draft.answer.choice : 'compatible'
}
