import type { BirthDraft } from './birth-draft.ts'
import { yearOfText } from './year-text.ts'

/** What the almanac knows of lunar dates; it comes when it is needed. */
export type LunarCalendar = Pick<typeof import('#almanac/index.ts'), 'civilDateOfLunar' | 'leapMonthOf'>

/** Breaks the rule of dates, as a lunar day that there was not. */
const NO_DAY = '0'

/** Whether the month that is typed was doubled that year, so that it has to be said which of the two is meant. */
export function hasLeapMonth({ calendar, year, month }: BirthDraft, lunar: LunarCalendar | undefined): boolean {
  const read = yearOfText(year)
  return calendar === 'lunar' && read !== undefined && month !== '' && lunar?.leapMonthOf(read) === Number(month)
}

/** The same birth with its date in the Gregorian calendar, the year in four digits: what is checked, cast and saved. No day stands before the almanac is here. */
export function solarDraftOf(draft: BirthDraft, lunar: LunarCalendar | undefined): BirthDraft {
  const read = yearOfText(draft.year)
  const year = read === undefined ? draft.year : String(read)
  if (draft.calendar === 'solar') return { ...draft, year }
  if (read === undefined || !lunar || !draft.month || !draft.day) return { ...draft, year, month: '', day: '' }
  const isLeap = draft.isLeap && hasLeapMonth(draft, lunar)
  const civil = lunar.civilDateOfLunar(read, { month: Number(draft.month), isLeap, day: Number(draft.day) })
  if (!civil) return { ...draft, year, day: NO_DAY }
  return { ...draft, calendar: 'solar', year: String(civil.year), month: String(civil.month), day: String(civil.day) }
}
