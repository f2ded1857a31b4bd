import { type Archive, type ArchiveInput, CHOSEN_WITHIN } from './archive.ts'

/** How often an archive may be edited once a book of it is unlocked (P-05). */
export const EDITS_UNLOCKED = 1

/** When and where: half of one birth and half of another would be one that nobody has told. */
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

/** What a person tells of a birth. The rest of a profile is the school: by which rules the chart is cast is a way of reading it. */
const TOLD = ['user_name', 'gender', ...BIRTH] as const satisfies readonly (keyof ArchiveInput)[]

type Born = { readonly [Field in (typeof BIRTH)[number]]: unknown }
type Told = { readonly [Field in (typeof TOLD)[number]]: unknown }

/** Whether anything that is told of a birth is another; both sides write it alike. */
export function isToldOtherwise(before: Told, after: Told): boolean {
  return TOLD.some((field) => isOther(before[field], after[field]))
}

/** Whether a birth is another one: when or where. */
export function isBornOtherwise(before: Born, after: Born): boolean {
  return BIRTH.some((field) => isOther(before[field], after[field]))
}

/** How exactly a time is known after an edit that does not say: as before, but a side that was chosen of one birth is none of another. */
export function withinAfter(before: Born & Pick<Archive, 'told_within'>, after: Born): number | null {
  const isChosen = before.told_within === CHOSEN_WITHIN
  return isChosen && isBornOtherwise(before, after) ? null : before.told_within
}

/** What an edit leaves of those that are left. */
export function editsLeftAfter(before: Archive, after: Told): number | null {
  return before.edits_left && isToldOtherwise(before, after) ? before.edits_left - 1 : before.edits_left
}

const isOther = (a: unknown, b: unknown) => textOf(a) !== textOf(b)

/** A place's names may stand in any order. */
function textOf(value: unknown): string {
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).toSorted() : value)
}
