import * as z from 'zod/mini'
import { archiveInput, civilTimeOf } from '#contract/archive.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import { dateTextOf, isPlainTime, placeOf, timeTextOf } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'

/** The form's fields from top to bottom; the first wrong one gets the focus. */
export const FIELDS = ['name', 'gender', 'date', 'time', 'place', 'writtenName', 'writtenLat', 'writtenLng', 'writtenZone'] as const
export type FieldName = (typeof FIELDS)[number]

/** The place is chosen from the list or written, not both. */
export function isInForm(field: FieldName, { isWritten }: BirthDraft): boolean {
  return field.startsWith('written') ? isWritten : field !== 'place' || !isWritten
}

export type BrokenRule = Pick<FieldError, 'rule' | 'limit'>
export type Broken = Readonly<Partial<Record<FieldName, BrokenRule>>>

const rules = archiveInput.shape
const missing: BrokenRule = { rule: 'required' }

function brokenBy(schema: z.ZodMiniType, value: unknown): BrokenRule | undefined {
  const checked = z.safeParse(schema, value)
  return checked.success ? undefined : fieldErrorsOf(checked.error)[0]
}

function brokenDate(draft: BirthDraft, openEra: string | undefined): BrokenRule | undefined {
  const date = dateTextOf(draft)
  if (!date) return missing
  if (openEra !== undefined) return { rule: 'era', limit: openEra }
  const isAsked = Number(draft.year) > new Date().getFullYear() && draft.year !== draft.yearMeant
  return brokenBy(rules.birthday, `${date} 12:00`) ?? (isAsked ? { rule: 'future', limit: draft.year } : undefined)
}

function brokenTime(draft: BirthDraft): BrokenRule | undefined {
  const time = timeTextOf(draft)
  if (!time) return isPlainTime(draft) ? missing : { rule: 'clock' }
  return civilTimeOf(`2000-01-01 ${time}`) ? undefined : { rule: 'date' }
}

function brokenPlace(draft: BirthDraft): Broken {
  const { isWritten, written } = draft
  if (!isWritten) return placeOf(draft) ? {} : { place: missing }
  const zone = written.zone.trim()
  return {
    writtenName: brokenBy(rules.place_name, written.name),
    writtenLat: brokenBy(rules.lat, written.lat),
    writtenLng: brokenBy(rules.lng, written.lng),
    writtenZone: zone === '' ? missing : isKnownZone(zone) ? undefined : { rule: 'zone' },
  } as Broken
}

/** Which fields break which rule, by the contract's own schema. `openEra`: a typed year that was not said to be of one era or another. */
export function brokenOf(draft: BirthDraft, openEra?: string): Broken {
  const found = {
    name: brokenBy(rules.user_name, draft.name),
    gender: brokenBy(rules.gender, draft.gender || undefined),
    date: brokenDate(draft, openEra),
    time: brokenTime(draft),
    ...brokenPlace(draft),
  }
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule))
}
