import { type Archive, type ArchiveInput, EXACT_TIME_PRECISION } from './archive.ts'

/** Number of edits of birth data that an archive allows once one of its books is unlocked (P-05). */
export const EDITS_AFTER_UNLOCK = 1

/**
 * Fields of the time and place of birth. A merge takes all of them from one side: a mix of two births would be a birth that nobody entered.
 */
export const BIRTH_TIME_PLACE_FIELDS = [
  'birthday',
  'hour_unknown',
  'place_name',
  'lat',
  'lng',
  'zone',
  'offset_seconds',
  'disambiguation',
] as const satisfies readonly (keyof ArchiveInput)[]

/**
 * Fields whose change counts as an edit of birth data. The other profile fields (rules of the chart, precision of the time) can be edited
 * freely.
 */
const BIRTH_DATA = ['user_name', 'gender', ...BIRTH_TIME_PLACE_FIELDS] as const satisfies readonly (keyof ArchiveInput)[]

type BirthFields = { readonly [Field in (typeof BIRTH_TIME_PLACE_FIELDS)[number]]: unknown }
type BirthData = { readonly [Field in (typeof BIRTH_DATA)[number]]: unknown }

/** Returns whether an edit changes birth data and so uses up one of `edits_left`. Client and server share this function. */
export function isCountedEdit(before: BirthData, after: BirthData): boolean {
  return BIRTH_DATA.some((field) => isOther(before[field], after[field]))
}

/** Returns whether the time or the place of birth differs. */
export function isBirthChanged(before: BirthFields, after: BirthFields): boolean {
  return BIRTH_TIME_PLACE_FIELDS.some((field) => isOther(before[field], after[field]))
}

/**
 * Returns `told_within` after an edit that omits the field: null if a side of a boundary was chosen and time or place of birth changed;
 * else unchanged.
 */
export function computePrecisionAfterEdit(before: BirthFields & Pick<Archive, 'told_within'>, after: BirthFields): number | null {
  const isChosen = before.told_within === EXACT_TIME_PRECISION
  return isChosen && isBirthChanged(before, after) ? null : before.told_within
}

/** Returns `edits_left` after an edit: one less if birth data changed, but not below 0; null (unlimited) stays null. */
export function computeRemainingEdits(before: Archive, after: BirthData): number | null {
  return before.edits_left && isCountedEdit(before, after) ? before.edits_left - 1 : before.edits_left
}

const isOther = (a: unknown, b: unknown) => textOf(a) !== textOf(b)

/** Serializes a field for comparison. Sorts the languages of `place_name`, because their order does not matter. */
function textOf(value: unknown): string {
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).toSorted() : value)
}
