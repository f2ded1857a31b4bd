import type { Archive, ArchiveInput } from './archive.ts'

/** How often an archive may be edited once a book of it is unlocked (product spec §3). */
export const EDITS_UNLOCKED = 1

/** What a person tells of a birth. The rest of a profile is the school: by which rules the chart is cast is a way of reading it. */
const TOLD = [
  'user_name',
  'gender',
  'birthday',
  'hour_unknown',
  'place_name',
  'lat',
  'lng',
  'zone',
  'offset_seconds',
  'disambiguation',
] as const satisfies readonly (keyof ArchiveInput)[]

type Told = { readonly [Field in (typeof TOLD)[number]]: unknown }

/** Whether anything that is told of a birth is another; both sides write it alike. */
export function isToldOtherwise(before: Told, after: Told): boolean {
  return TOLD.some((field) => textOf(before[field]) !== textOf(after[field]))
}

/** What an edit leaves of those that are left. */
export function editsLeftAfter(before: Archive, after: Told): number | null {
  return before.edits_left && isToldOtherwise(before, after) ? before.edits_left - 1 : before.edits_left
}

/** A place's names may stand in any order. */
function textOf(value: unknown): string {
  return JSON.stringify(value && typeof value === 'object' ? Object.entries(value).toSorted() : value)
}
