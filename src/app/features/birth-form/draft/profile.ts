import type { Archive } from '#contract/archive.ts'
import type { Profile } from '#device/archives/archives.ts'
import { localOf, placeOf } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'
import { castInputOf, choiceOf } from './birth-instant.ts'

/**
 * What is saved, once nothing is broken. An edit that leaves clock time, zone and answer as they
 * were keeps the offset that was settled then: new zone data never changes a saved chart.
 */
export function profileOf(draft: BirthDraft, edited?: Archive): Profile | undefined {
  const local = localOf(draft)
  const place = placeOf(draft)
  const input = castInputOf(draft)
  if (!local || !place || !input || draft.gender === '') return undefined
  const birthday = local.replace('T', ' ')
  const disambiguation = choiceOf(draft)
  const isSameClock = edited?.birthday === birthday && edited.zone === place.zone && edited.disambiguation === disambiguation
  return {
    user_name: draft.name.trim(),
    gender: draft.gender,
    birthday,
    hour_unknown: draft.hourUnknown,
    place_name: place.name,
    lat: place.lat,
    lng: place.lng,
    zone: place.zone,
    offset_seconds: isSameClock ? edited.offset_seconds : input.offsetSeconds,
    disambiguation,
    solar_time: draft.solarTime,
    zi: draft.zi,
  }
}
