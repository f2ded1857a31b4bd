import { describe, expect, test } from 'vitest'
import type { BirthInput, SearchInterval, SearchPlace, SearchRules } from '#bazi/index.ts'
import { BadInput, castChart, reverseSearch, SEARCH_RULES } from '#bazi/index.ts'
import { SolarDay } from 'tyme4ts'
import { createNumberGenerator } from './random-births.ts'
import { birthOfCase, publishedCases, sharedCases } from './vectors.ts'

const secondsOf = (text: string) => Date.parse(text) / 1000
const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const STEMS = '甲乙丙丁戊己庚辛壬癸'

function birthAt(utc: number, { offsetSeconds, lng }: SearchPlace, { solarTime, zi }: SearchRules): BirthInput {
  return { local: clockText(utc + offsetSeconds), utc: `${clockText(utc)}Z`, offsetSeconds, lng, lat: 0, gender: 'male', zi, solarTime }
}

/** Casts the pillars of a UTC second under the search rules (year name and late hour as in `rules`). */
function textsAt(utc: number, place: SearchPlace, rules: SearchRules): readonly string[] {
  const { pillars, trueSolar, input } = castChart(birthAt(utc, place, rules))
  const [year, month, day, hour] = [pillars.year, pillars.month, pillars.day, pillars.hour!].map(({ ganzhi }) => ganzhi) as [
    string,
    string,
    string,
    string,
  ]
  const isLate = (rules.solarTime ? trueSolar : input.local).slice(11, 13) === '23'
  const sameDayHour = STEMS[(STEMS.indexOf(day[0]!) % 5) * 2]! + BRANCHES[0]!
  const [y, m, d] = input.local.slice(0, 10).split('-').map(Number) as [number, number, number]
  const named = rules.yearName ? SolarDay.fromYmd(y, m, d).getLunarDay().getLunarMonth().getLunarYear().getSixtyCycle().getName() : year
  return [named, month, day, rules.lateHour && isLate ? sameDayHour : hour]
}

/** Whether the chart of a UTC second has these pillars; false outside the supported years. */
function matchesAt(utc: number, pillars: readonly (string | null)[], place: SearchPlace, rules: SearchRules): boolean {
  const local = clockText(utc + place.offsetSeconds)
  if (local < '1850-01-01' || local >= '2101-01-01') return false
  return textsAt(utc, place, rules).every((text, i) => pillars[i] === null || text === pillars[i])
}

const isWithin = (utc: number, { fromUtc, toUtc }: SearchInterval) => utc >= secondsOf(fromUtc) && utc < secondsOf(toUtc)

const random = createNumberGenerator(20_261_128)
const FIRST = Date.UTC(1850, 0, 2) / 1000
const LAST = Date.UTC(2100, 11, 30) / 1000
const births = Array.from({ length: 2000 }, (_, i) => {
  const lng = Math.round((random() * 360 - 180) * 1e4) / 1e4
  const place = { lng, offsetSeconds: Math.max(-12, Math.min(14, Math.round(lng / 15 + random() * 3 - 1))) * 3600 }
  return {
    utc: FIRST + Math.floor(random() * (LAST - FIRST)),
    place,
    rules: SEARCH_RULES[i % SEARCH_RULES.length]!,
    isHourKnown: i % 5 > 0,
  }
})

describe('2,000 random births under all rules, some without an hour', () => {
  const found = births.map(({ utc, place, rules, isHourKnown }) => {
    const texts = textsAt(utc, place, rules)
    const pillars = isHourKnown ? texts : [...texts.slice(0, 3), null]
    return { utc, place, rules, pillars, intervals: reverseSearch(pillars, place, [rules])[0]!.intervals }
  })

  test('are each found exactly once', () => {
    expect(found.filter(({ utc, intervals }) => intervals.filter((one) => isWithin(utc, one)).length !== 1)).toEqual([])
  })

  test('have intervals that are exact to the second', () => {
    let intervals = 0
    for (const { pillars, place, rules, intervals: all } of found) {
      for (const { fromUtc, toUtc } of all) {
        intervals++
        const [from, to] = [secondsOf(fromUtc), secondsOf(toUtc)]
        const at = [from - 1, from, Math.floor((from + to) / 2), to - 1, to].map((second) => matchesAt(second, pillars, place, rules))
        expect(at, `${pillars.join(' ')} ${JSON.stringify({ place, rules })} ${fromUtc}`).toEqual([false, true, true, true, false])
      }
    }
    expect(intervals).toBeGreaterThan(4000)
  })
})

test('intervals contain exactly the matching hours of a month', () => {
  const place = { offsetSeconds: 28_800, lng: 120 }
  const start = Date.UTC(1984, 0, 1, 0, 30) / 1000
  for (const rules of SEARCH_RULES) {
    const byText = new Map<string, number[]>()
    for (let utc = start; utc < start + 31 * 86_400; utc += 3600) {
      const key = textsAt(utc, place, rules).join(' ')
      byText.set(key, [...(byText.get(key) ?? []), utc])
    }
    for (const [key, times] of [...byText].filter((_, i) => i % 11 === 0)) {
      const { intervals } = reverseSearch(key.split(' '), place, [rules])[0]!
      expect(times.filter((utc) => !intervals.some((one) => isWithin(utc, one)))).toEqual([])
    }
  }
})

test('finds the 410 births of the vectors at their places', () => {
  let isFound = 0
  for (const one of sharedCases) {
    const { lng, offsetSeconds, utc, zi, solarTime } = birthOfCase(one)
    const { intervals } = reverseSearch(one.expect.pillars, { lng, offsetSeconds }, [{ zi, solarTime }])[0]!
    if (intervals.some((each) => isWithin(secondsOf(utc), each))) isFound++
  }
  expect(isFound).toBe(sharedCases.length)
})

test('finds published charts by the civil or the solar clock', () => {
  const printed = publishedCases.filter(
    ({ published, matches }) => published.pillars !== null && (matches === 'clock' || matches === 'solar'),
  )
  expect(printed.length).toBeGreaterThan(10)
  for (const { input, oracle, published, matches, id } of printed) {
    const utc = secondsOf(`${input.local}Z`) - oracle.offsetSeconds
    const rules = { solarTime: matches === 'solar', zi: input.zi }
    const { intervals } = reverseSearch(published.pillars!, { offsetSeconds: oracle.offsetSeconds, lng: input.lng }, [rules])[0]!
    expect(
      intervals.some((one) => isWithin(utc, one)),
      id,
    ).toBe(true)
  }
})

test('impossible pillars have no interval', () => {
  for (const { intervals } of reverseSearch(['甲子', '甲子', '甲子', '甲子'], { offsetSeconds: 28_800, lng: 120 }))
    expect(intervals).toEqual([])
})

test.each<[string, unknown[], unknown]>([
  ['day', ['甲子', '丙寅', '甲丑', null], { offsetSeconds: 28_800, lng: 120 }],
  ['year', [null, '丙寅', '甲子', null], { offsetSeconds: 28_800, lng: 120 }],
  ['pillars', ['甲子'], { offsetSeconds: 28_800, lng: 120 }],
  ['lng', ['甲子', '丙寅', '甲子', null], { offsetSeconds: 28_800, lng: 200 }],
  ['lng', ['甲子', '丙寅', '甲子', null], { offsetSeconds: 43_200, lng: 0 }],
  ['offsetSeconds', ['甲子', '丙寅', '甲子', null], { offsetSeconds: 1e6, lng: 0 }],
])('rejects invalid input: %s', (field, pillars, place) => {
  let error: unknown
  try {
    reverseSearch(pillars as string[], place as SearchPlace)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(BadInput)
  expect(error).toMatchObject({ field })
})
