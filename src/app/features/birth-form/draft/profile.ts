import { settledOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { Profile } from '#device/archives/archives.ts'
import { placeOf } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'
import { toldBirthOf } from './birth-instant.ts'

/**
 * What is saved, once nothing is broken. An edit that leaves clock time, zone and answer as they
 * were keeps the offset that was settled then: new zone data never changes a saved chart.
 */
export function profileOf(draft: BirthDraft, edited?: Archive): Profile | undefined {
  const told = toldBirthOf(draft)
  const place = placeOf(draft)
  if (!told || !place || draft.gender === '') return undefined
  const isSameClock = edited?.birthday === told.birthday && edited.zone === told.zone && edited.disambiguation === told.disambiguation
  const settled = settledOf({ ...told, offset_seconds: isSameClock ? edited.offset_seconds : undefined })
  const told_within = draft.hourUnknown ? null : draft.toldWithin
  return { ...settled, user_name: draft.name.trim(), place_name: place.name, school: draft.school, told_within }
}
