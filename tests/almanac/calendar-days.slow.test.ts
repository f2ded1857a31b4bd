/** Compares the packed tables of the almanac with their source, tyme4ts, on each day of 1850–2100. */
import type { SixtyCycleDay } from 'tyme4ts'
import { SolarDay } from 'tyme4ts'
import { expect, test } from 'vitest'
import type { AlmanacDay, LunarDate } from '#almanac/codes.ts'
import { almanacOf, dayListsOf, lunarDateOf } from '#almanac/index.ts'
import { almanacPillarsOf, BRANCHES, dayPillarOf } from '#bazi/index.ts'
import { GOD_OF_NAME } from '#build/almanac/day-god-names.ts'
import { mapTaboosToActivities } from '#build/almanac/taboos.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'

const DAY_MS = 86_400_000
const DAYS = 91_676
const START = Date.UTC(1850, 0, 1)

const dates = Array.from({ length: DAYS }, (_, i) => new Date(START + i * DAY_MS)).map((time) => ({
  text: time.toISOString().slice(0, 10),
  date: { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() },
}))

const ourLunarText = ({ year, month, isLeap, day, daysInMonth }: LunarDate) =>
  [year.ganzhi, isLeap ? '闰' : '', month, day, daysInMonth].join(' ')

function theirLunarText(solarDay: SolarDay): string {
  const day = solarDay.getLunarDay()
  const month = day.getLunarMonth()
  const year = month.getLunarYear().getSixtyCycle().getName()
  return [year, month.isLeap() ? '闰' : '', month.getMonth(), day.getDay(), month.getDayCount()].join(' ')
}

const namesOf = (list: readonly { getName(): string }[]) => list.map((each) => each.getName())

/** Cache of tyme4ts's lists by the pillars of month and day, on which alone they depend: 3,600 texts. */
const theirs = new Map<string, string>()

function theirListsOf(day: SixtyCycleDay): string {
  const pairs = `${day.getMonth().getName()}${day.getSixtyCycle().getName()}`
  const text = theirs.get(pairs) ?? computeTheirLists(day)
  theirs.set(pairs, text)
  return text
}

const computeTheirLists = (day: SixtyCycleDay) =>
  JSON.stringify({
    ...mapTaboosToActivities(namesOf(day.getRecommends()), namesOf(day.getAvoids())),
    gods: namesOf(day.getGods()).flatMap((name) => GOD_OF_NAME.get(name) ?? []),
  })

const ourListsOf = ({ do: good, dont, conflicting, nothing, onlyNamed, gods }: AlmanacDay) =>
  JSON.stringify({ do: good, dont, conflicting, nothing, onlyNamed, gods })

test('covers 91,676 days', () => {
  expect([dates[0]!.text, dates.at(-1)!.text]).toEqual(['1850-01-01', '2100-12-31'])
})

test('lunar dates equal tyme4ts on the sampled days', () => {
  const walked = takeSeededShare(dates, 4)
  expect(walked).toHaveLength(chooseByLane(22_919, DAYS))
  const apart = walked.filter(
    ({ date }) => ourLunarText(lunarDateOf(date)) !== theirLunarText(SolarDay.fromYmd(date.year, date.month, date.day)),
  )
  expect(apart).toEqual([])
})

// On twelve days before 1929 a jie falls within minutes of midnight; printed calendars have it on the neighbouring day (README).
test('宜, 忌 and gods equal tyme4ts on all days but twelve', () => {
  const apart = dates.filter(({ date }) => {
    const day = SolarDay.fromYmd(date.year, date.month, date.day).getSixtyCycleDay()
    return ourListsOf(almanacOf(date)) !== theirListsOf(day)
  })
  expect(apart.map(({ text }) => text)).toEqual([
    '1850-10-08',
    '1851-12-07',
    '1862-11-07',
    '1867-07-07',
    '1879-01-05',
    '1883-10-08',
    '1884-12-06',
    '1886-08-07',
    '1895-11-07',
    '1898-09-07',
    '1917-12-07',
    '1927-09-08',
  ])
  for (const { date } of apart) {
    const day = SolarDay.fromYmd(date.year, date.month, date.day).getSixtyCycleDay()
    const month = BRANCHES[day.getMonth().getEarthBranch().getIndex()]!
    expect(almanacPillarsOf(date).month.branch).not.toBe(month)
    expect(ourListsOf({ ...almanacOf(date), ...dayListsOf(month, dayPillarOf(date)) })).toBe(theirListsOf(day))
  }
})
