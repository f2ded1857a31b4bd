import { type Archive, type ArchiveInput, EXACT_TIME_PRECISION } from './archive.ts'

/** How often an archive may be edited once a book of it is unlocked (P-05). */
export const EDITS_UNLOCKED = 1

/** Time and place of birth. They change together: a mix of two births would be a birth that nobody entered. */
export const BIRTH = [
  'birthday',
  'hour_unknown',
  'place_name',
  'lat',
  'lng',
  'zone',
  'offset_seconds',
  'disambiguation',
] as const satisfies readonly (keyof ArchiveInput)[]

/** Everything the user enters about a birth. The other profile fields are the school, which is only a way of reading it. */
const BIRTH_DATA = ['user_name', 'gender', ...BIRTH] as const satisfies readonly (keyof ArchiveInput)[]

type BirthFields = { readonly [Field in (typeof BIRTH)[number]]: unknown }
type BirthData = { readonly [Field in (typeof BIRTH_DATA)[number]]: unknown }

/** Whether any entered field of a birth differs; client and server use the same rule. */
export function isBirthDataChanged(before: BirthData, after: BirthData): boolean {
  return BIRTH_DATA.some((field) => isOther(before[field], after[field]))
}

/** Whether the time or the place of birth differs. */
export function isBirthChanged(before: BirthFields, after: BirthFields): boolean {
  return BIRTH.some((field) => isOther(before[field], after[field]))
}

/** Precision of the time after an edit that does not state it: unchanged, unless a chosen side of a border belongs to another birth. */
export function timePrecisionAfterEdit(before: BirthFields & Pick<Archive, 'told_within'>, after: BirthFields): number | null {
  const isChosen = before.told_within === EXACT_TIME_PRECISION
  return isChosen && isBirthChanged(before, after) ? null : before.told_within
}

/** Remaining edits after an edit. */
export function remainingEditsAfter(before: Archive, after: BirthData): number | null {
  return before.edits_left && isBirthDataChanged(before, after) ? before.edits_left - 1 : before.edits_left
}

const isOther = (a: unknown, b: unknown) => textOf(a) !== textOf(b)

/** The order of a place's names does not matter. */
function textOf(value: unknown): string {
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).toSorted() : value)
}
