import type { CivilDate } from '#bazi/index.ts'
import { FIRST_DAY, LAST_DAY } from '../../calendar/almanac-days.ts'
import { dateOf, dateOfIso } from '../../calendar/civil-dates.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** Ways to write a date, in any of the languages; the month comes before the day where both are figures. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?[日号號]?$/,
  /^(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?[日号號]?$/,
  /^(?<day>\d{1,2}) ?[日号號]$/,
  /^(?<word>[a-z]{3,9})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?<word>[a-z]{3,9})\.?,?(?: (?<year>\d{4}))?$/,
]

/** The day of the almanac with these numbers, if there is one. */
function dayOf(year: number, month: number, day: number): CivilDate | undefined {
  const two = (number: number) => String(number).padStart(2, '0')
  const iso = `${year}-${two(month)}-${two(day)}`
  return iso >= FIRST_DAY && iso <= LAST_DAY ? dateOfIso(iso) : undefined
}

/** Without a year this year's is meant; where that is over, the next one too, the nearer first. */
function daysOfAnyYear(month: number, day: number, today: CivilDate): readonly CivilDate[] {
  const now = dateOf(today).getTime()
  const present = dayOf(today.year, month, day)
  if (present && dateOf(present).getTime() >= now) return [present]
  // A leap day may be eight years off.
  const years = Array.from({ length: 8 }, (_, i) => today.year + 1 + i)
  const next = years.map((year) => dayOf(year, month, day)).find((date) => date !== undefined)
  const distance = (date: CivilDate) => Math.abs(dateOf(date).getTime() - now)
  return [present, next].filter((date) => date !== undefined).toSorted((a, b) => distance(a) - distance(b))
}

/** The days that what was typed names: 2026-12-03, 12月3日, 3号, Dec 3; none for anything else. */
export function daysMeant(text: string, today: CivilDate): readonly CivilDate[] {
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const found = FORMS.map((form) => form.exec(typed)?.groups).find(Boolean)
  if (!found) return []
  const { year, word, day } = found
  const month = word ? MONTHS.findIndex((name) => name.startsWith(word)) + 1 : Number(found['month'] ?? today.month)
  const date = year ? [dayOf(Number(year), month, Number(day))] : daysOfAnyYear(month, Number(day), today)
  return date.filter((each) => each !== undefined)
}
