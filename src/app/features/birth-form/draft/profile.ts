import { resolveBirth } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { Profile } from '#device/archives/profile.ts'
import { completePlaceOf } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'
import { statedBirthOf } from './birth-instant.ts'

/**
 * Creates the profile to save; undefined for an incomplete draft. An unchanged clock time keeps its UTC offset, whatever new zone data
 * says.
 */
export function createProfile(draft: BirthDraft, edited?: Archive): Profile | undefined {
  const stated = statedBirthOf(draft)
  const place = completePlaceOf(draft)
  if (!stated || !place || draft.gender === '') return undefined
  const isSameClock = edited?.birthday === stated.birthday && edited.zone === stated.zone && edited.disambiguation === stated.disambiguation
  const settled = resolveBirth({ ...stated, offset_seconds: isSameClock ? edited.offset_seconds : undefined })
  const precision = draft.hourUnknown ? null : draft.toldWithin
  return { ...settled, user_name: draft.name.trim(), place_name: place.name, school: draft.school, told_within: precision }
}
