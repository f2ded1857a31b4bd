import type { CivilDate } from '#bazi/index.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { startOfCivilDate, parseIsoDate } from '../../calendar/civil-dates.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** Date formats of all languages; in numeric formats the month precedes the day. */
const DATE_PATTERNS: readonly RegExp[] = [
  /^(?<year>\d{4}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?[日号號]?$/,
  /^(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?[日号號]?$/,
  /^(?<day>\d{1,2}) ?[日号號]$/,
  /^(?<word>[a-z]{3,9})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?<word>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/,
]

/** Returns the date, undefined if the almanac does not cover it. */
function almanacDayOf(year: number, month: number, day: number): CivilDate | undefined {
  const two = (number: number) => String(number).padStart(2, '0')
  const iso = `${year}-${two(month)}-${two(day)}`
  return iso >= FIRST_ALMANAC_DAY && iso <= LAST_ALMANAC_DAY ? parseIsoDate(iso) : undefined
}

/** Returns the dates of a day without a year: this year's; if that has passed, also the next one, nearest first. */
function findNearestDays(month: number, day: number, today: CivilDate): readonly CivilDate[] {
  const now = startOfCivilDate(today).getTime()
  const present = almanacDayOf(today.year, month, day)
  if (present && startOfCivilDate(present).getTime() >= now) return [present]
  // The next leap day may be eight years away.
  const years = Array.from({ length: 8 }, (_, i) => today.year + 1 + i)
  const next = years.map((year) => almanacDayOf(year, month, day)).find((date) => date !== undefined)
  const distance = (date: CivilDate) => Math.abs(startOfCivilDate(date).getTime() - now)
  return [present, next].filter((date) => date !== undefined).toSorted((a, b) => distance(a) - distance(b))
}

/** Parses a typed date: 2026-12-03, 12月3日, 3号, Dec 3. Returns an empty list for anything else. */
export function parseTypedDates(text: string, today: CivilDate): readonly CivilDate[] {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const found = DATE_PATTERNS.map((form) => form.exec(typed)?.groups).find(Boolean)
  if (!found) return []
  const { year, word, day } = found
  const month = word ? MONTHS.findIndex((name) => name.startsWith(word)) + 1 : Number(found['month'] ?? today.month)
  const date = year ? [almanacDayOf(Number(year), month, Number(day))] : findNearestDays(month, Number(day), today)
  return date.filter((each) => each !== undefined)
}
