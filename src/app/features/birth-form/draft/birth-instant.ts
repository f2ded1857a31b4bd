import type { BirthInput } from '#bazi/index.ts'
import { resolveCivilTime } from '#places/index.ts'
import { localOf, placeOf } from './birth-clock.ts'
import { clockKeyOf, type BirthDraft, type ClockAnswer } from './birth-draft.ts'

/** What the chart is cast from, once date, time and place stand; the answer to a clock question is applied. */
export function castInputOf(draft: BirthDraft, choice: ClockAnswer = choiceOf(draft)): BirthInput | undefined {
  const local = localOf(draft)
  const place = placeOf(draft)
  if (!local || !place) return undefined
  const { utc, offsetSeconds, kind } = resolveCivilTime({ local, zone: place.zone, disambiguation: choice })
  const { lat, lng } = place
  const { hourUnknown, solarTime, zi } = draft
  // The pillars do not rest on the gender; the luck, which does, is not shown here.
  return { local, utc, offsetSeconds, kind, lat, lng, gender: draft.gender === '0' ? 'female' : 'male', hourUnknown, solarTime, zi }
}

/** The answer for the clock time and zone that stand now; `compatible` when none was asked for. */
export function choiceOf(draft: BirthDraft): ClockAnswer {
  const local = localOf(draft)
  const zone = placeOf(draft)?.zone
  return local && zone && draft.answer?.key === clockKeyOf(local, zone) ? draft.answer.choice : 'compatible'
}
