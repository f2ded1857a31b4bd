import * as z from 'zod/mini'
import { archiveInput, normalizeCivilTime } from '#contract/archive.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import { formatDraftDate, areTimeFieldsNumeric, findCompletePlace, formatDraftTime } from './birth-clock.ts'
import type { BirthDraft } from './birth-draft.ts'

/** Fields of the form from top to bottom; on submit the first invalid field gets the focus. */
export const BIRTH_FIELDS = ['name', 'gender', 'date', 'time', 'place', 'writtenName', 'writtenLat', 'writtenLng', 'writtenZone'] as const
export type BirthFieldName = (typeof BIRTH_FIELDS)[number]

/** Returns whether a field is shown: the place is either chosen from the list or entered by coordinates. */
export function isFieldShown(field: BirthFieldName, { isWritten }: BirthDraft): boolean {
  return field.startsWith('written') ? isWritten : field !== 'place' || !isWritten
}

export type ViolatedRule = Pick<FieldError, 'rule' | 'limit'>
export type ViolatedRules = Readonly<Partial<Record<BirthFieldName, ViolatedRule>>>

const rules = archiveInput.shape
const missing: ViolatedRule = { rule: 'required' }

function checkValue(schema: z.ZodMiniType, value: unknown): ViolatedRule | undefined {
  const checked = z.safeParse(schema, value)
  return checked.success ? undefined : fieldErrorsOf(checked.error)[0]
}

function checkDate(draft: BirthDraft, openEra: string | undefined): ViolatedRule | undefined {
  const date = formatDraftDate(draft)
  if (!date) return missing
  if (openEra !== undefined) return { rule: 'era', limit: openEra }
  const isAsked = Number(draft.year) > new Date().getFullYear() && draft.year !== draft.yearMeant
  return checkValue(rules.birthday, `${date} 12:00`) ?? (isAsked ? { rule: 'future', limit: draft.year } : undefined)
}

function checkTime(draft: BirthDraft): ViolatedRule | undefined {
  const time = formatDraftTime(draft)
  if (!time) return areTimeFieldsNumeric(draft) ? missing : { rule: 'clock' }
  return normalizeCivilTime(`2000-01-01 ${time}`) ? undefined : { rule: 'date' }
}

function checkPlace(draft: BirthDraft): ViolatedRules {
  const { isWritten, written } = draft
  if (!isWritten) return findCompletePlace(draft) ? {} : { place: missing }
  const zone = written.zone.trim()
  return {
    writtenName: checkValue(rules.place_name, written.name),
    writtenLat: checkValue(rules.lat, written.lat),
    writtenLng: checkValue(rules.lng, written.lng),
    writtenZone: zone === '' ? missing : isKnownZone(zone) ? undefined : { rule: 'zone' },
  } as ViolatedRules
}

/** Returns the violated rule of each invalid field, by the contract's schema. `openEra`: typed year whose era is ambiguous, if any. */
export function findViolatedRules(draft: BirthDraft, openEra?: string): ViolatedRules {
  const found = {
    name: checkValue(rules.user_name, draft.name),
    gender: checkValue(rules.gender, draft.gender || undefined),
    date: checkDate(draft, openEra),
    time: checkTime(draft),
    ...checkPlace(draft),
  }
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule))
}
