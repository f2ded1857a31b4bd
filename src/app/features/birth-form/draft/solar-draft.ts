import type { BirthDraft } from './birth-draft.ts'
import { parseYear } from './parse-year.ts'

/** Lunar calendar functions of the almanac module, which is loaded lazily. */
export type LunarConversion = Pick<typeof import('#almanac/index.ts'), 'lunarToCivilDate' | 'leapMonthOf'>

/** Day set for a lunar date that does not exist, so that the date rule fails. */
const INVALID_DAY = '0'

/** Returns whether the typed lunar month also occurs as a leap month in that year, so that the user must choose. */
export function hasLeapMonth({ calendar, year, month }: BirthDraft, lunar: LunarConversion | undefined): boolean {
  const read = parseYear(year)
  return calendar === 'lunar' && read !== undefined && month !== '' && lunar?.leapMonthOf(read) === Number(month)
}

/** Returns the draft with a Gregorian date and a four-digit year. Until the almanac is loaded, month and day of a lunar date are empty. */
export function toSolarDraft(draft: BirthDraft, lunar: LunarConversion | undefined): BirthDraft {
  const read = parseYear(draft.year)
  const year = read === undefined ? draft.year : String(read)
  if (draft.calendar === 'solar') return { ...draft, year }
  if (read === undefined || !lunar || !draft.month || !draft.day) return { ...draft, year, month: '', day: '' }
  const isLeap = draft.isLeap && hasLeapMonth(draft, lunar)
  const civil = lunar.lunarToCivilDate(read, { month: Number(draft.month), isLeap, day: Number(draft.day) })
  if (!civil) return { ...draft, year, day: INVALID_DAY }
  return { ...draft, calendar: 'solar', year: String(civil.year), month: String(civil.month), day: String(civil.day) }
}
