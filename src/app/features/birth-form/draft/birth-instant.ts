import type { BirthInput } from '#bazi/index.ts'
import { birthdayOfLocal, castInputOf, settledOf, type ToldProfile } from '#birth/index.ts'
import { localOf, placeOf } from './birth-clock.ts'
import { clockKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** What is told of the birth, once date, time and place stand; the answer to a clock question is applied. */
export function toldBirthOf(draft: BirthDraft, choice: ClockAnswer = choiceOf(draft)): ToldProfile | undefined {
  const local = localOf(draft)
  const place = placeOf(draft)
  if (!local || !place) return undefined
  const { lng, lat, zone } = place
  return {
    birthday: birthdayOfLocal(local),
    hour_unknown: draft.hourUnknown,
    zone,
    disambiguation: choice,
    lng,
    lat,
    // The pillars do not rest on the gender; the luck, which does, is not shown here.
    gender: draft.gender || '1',
    solar_time: draft.solarTime,
    zi: draft.zi,
    school: draft.school,
  }
}

/** What the chart is cast from, with the same conditions. */
export function draftInputOf(draft: BirthDraft, choice?: ClockAnswer): BirthInput | undefined {
  const told = toldBirthOf(draft, choice)
  return told && castInputOf(settledOf(told))
}

/** The answer for the clock time and zone that stand now; `compatible` when none was asked for. */
export function choiceOf(draft: BirthDraft): ClockAnswer {
  const local = localOf(draft)
  const zone = placeOf(draft)?.zone
  return local && zone && draft.answer?.key === clockKeyOf(local, zone) ? draft.answer.choice : 'compatible'
}
