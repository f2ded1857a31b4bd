import { describe, expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import type { AlmanacDay } from '#almanac/codes.ts'
import type { CivilDate, Ganzhi } from '#bazi/index.ts'
import { BRANCHES, castChart, ganzhiOfText, SIXTY } from '#bazi/index.ts'
import type { ScoredDoubleHour } from '#readings/daily/index.ts'
import { createDayReading, createHoursNote, luckPillarAtNoon, rateHours } from '#readings/daily/index.ts'
import { translateLine } from '#readings/daily/wording/line-text.ts'
import { COUNSELS } from '#readings/daily/text/counsels.ts'
import { IMAGE_PHRASES } from '#readings/daily/text/images.ts'
import fc from '../support/seeded-fast-check.ts'

const pairOf = (text: string) => ganzhiOfText(text)!
function natalOf(pillars: string) {
  const [year, month, day] = pillars.split(' ').map(pairOf) as [Ganzhi, Ganzhi, Ganzhi]
  return { year, month, day, hour: null }
}
const anyPair = fc.constantFrom(...SIXTY)
const anyNatal = fc.record({ year: anyPair, month: anyPair, day: anyPair, hour: fc.option(anyPair) })
const anyAge = fc.integer({ min: 0, max: 90 })
const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }).map((date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
}))

describe('20 November 2026 for a 庚 day in 辰', () => {
  const view = createDayReading(natalOf('甲子 丙寅 庚辰'), almanacOf({ year: 2026, month: 11, day: 20 }), { age: 36, luck: null })

  test('is an earth day with the ten god 偏印', () => {
    expect(view.element).toBe('earth')
    expect(view.tenGod).toBe('pianyin')
    expect(view.said.image).toEqual(translateLine(IMAGE_PHRASES['wu-xu']![0]!))
    expect(COUNSELS['pianyin-even']!.map((line) => translateLine(line))).toContainEqual(view.said.counsel)
  })

  test('describes its ten god, then the clash with the day pillar', () => {
    const ids = view.said.text.map(({ id }) => id.replace(/\.\d$/, ''))
    expect(ids.slice(0, 2)).toEqual(['pianyin-even', 'clash@day'])
  })

  // B-24 and B-25. The chart favours earth (f = 1.0), and 戊戌 is all earth: tidy, cook, sign, save rotate by day.
  test('moves the wedding to the don’ts and suggests earth activities', () => {
    expect(view.do).toEqual(['bed', 'clothes', 'cook', 'save', 'rest', 'tidy'])
    expect(view.dont).toEqual(['wedding', 'property', 'altar', 'kitchen', 'water'])
  })
})

describe('the headline names what begins', () => {
  // Born at 8:30 summer time on 15 May 1990 in Shanghai: cycles begin on 10 September of 1997, 2007 … (B-12).
  const birth = { local: '1990-05-15T08:30:00', utc: '1990-05-14T23:30:00Z', offsetSeconds: 32_400, lng: 121.47, lat: 31.23 } as const
  const chartWith = (hourUnknown: boolean) => castChart({ ...birth, gender: 'male', zi: '23', solarTime: true, hourUnknown })
  const imageOn = (date: CivilDate, hourUnknown = false) => {
    const chart = chartWith(hourUnknown)
    return createDayReading(chart.pillars, almanacOf(date), { age: 36, luck: luckPillarAtNoon(chart, date) }).said.image
  }
  const turn = { year: 2027, month: 9, day: 10 }

  test('on the first day of a luck cycle', () => {
    expect(imageOn(turn).zh_CN).toBe('大运新换')
    expect(imageOn({ ...turn, day: 11 }).zh_CN).not.toBe('大运新换')
  })

  test('but no cycle whose date an unknown hour leaves open', () => {
    const chart = chartWith(true)
    const [year, month, day] = chart.luck.pillars[3]!.startDate.split('-').map(Number) as [number, number, number]
    expect(luckPillarAtNoon(chart, { year, month, day })?.startDate).toBe(chart.luck.pillars[3]!.startDate)
    expect(imageOn({ year, month, day }, true).zh_CN).not.toBe('大运新换')
  })

  // Dates at UTC+8 of the Hong Kong Observatory.
  test.each([
    [{ year: 2027, month: 2, day: 4 }, '立春换岁', 'Start of spring, and a new Bazi year.'],
    [{ year: 2026, month: 12, day: 7 }, '大雪换月', 'Major snow, and a new month.'],
    [{ year: 2026, month: 12, day: 22 }, '日行最南', 'Solstice, the sun farthest south.'],
  ])('on the day of a solar term: %o', (date, zh_CN, en_US) => {
    expect(imageOn(date)).toMatchObject({ zh_CN, en_US })
  })
})

test('without a clash keeps the almanac and adds favoured activities', () => {
  const page = almanacOf({ year: 2026, month: 11, day: 20 })
  const view = createDayReading(natalOf('甲子 丙寅 庚申'), page, { age: 36, luck: null })
  expect(view.do).toEqual([...page.do.slice(0, 3), 'tidy', 'cook', 'signing'])
  expect(view.dont).toEqual(page.dont)
})

test('a 诸事不宜 day shows only personal suggestions, no beginning', () => {
  const page: AlmanacDay = { ...almanacOf({ year: 2026, month: 11, day: 20 }), nothing: true, conflicting: ['opening'] }
  expect(createDayReading(natalOf('甲子 丙寅 庚申'), page, { age: 36, luck: null })).toMatchObject({
    nothing: true,
    do: ['cook', 'save', 'rest', 'tidy'],
    dont: [],
    conflicting: [],
  })
})

test('a page survives JSON and has short lists without repeats', () => {
  fc.assert(
    fc.property(anyNatal, anyDate, anyAge, (natal, date, age) => {
      const view = createDayReading(natal, almanacOf(date), { age, luck: null })
      expect(JSON.parse(JSON.stringify(view))).toEqual(view)
      expect(view.do.length).toBeLessThanOrEqual(6)
      expect(view.dont.length).toBeLessThanOrEqual(6)
      const all = [...view.do, ...view.dont]
      expect(new Set(all).size).toBe(all.length)
      // There is at least the text for the ten god; a day without relations to the pillars has no other personal text.
      expect(view.said.text.length).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

// 五鼠遁, the classical verse: the 子 hour of each pair of day stems
test.each([
  ['甲子', '甲子'],
  ['己丑', '甲子'],
  ['乙丑', '丙子'],
  ['庚辰', '丙子'],
  ['丙寅', '戊子'],
  ['辛巳', '戊子'],
  ['丁卯', '庚子'],
  ['壬午', '庚子'],
  ['戊戌', '壬子'],
  ['癸未', '壬子'],
])('a day of %s begins with the hour %s', (day, first) => {
  const hours = rateHours(natalOf('甲子 丙寅 庚辰'), pairOf(day))
  expect(hours.map((hour) => hour.branch)).toEqual(BRANCHES)
  expect(hours[0]!.pair.ganzhi).toBe(first)
  hours.forEach((hour, i) => expect(hour.pair.index).toBe((hours[0]!.pair.index + i) % 60))
})

test('hours are rated without officer and path', () => {
  fc.assert(
    fc.property(anyNatal, anyPair, (natal, day) => {
      for (const hour of rateHours(natal, day)) for (const part of hour.parts) expect(part.code).not.toMatch(/^(duty|path)/)
    }),
  )
})

describe('the note on the hours', () => {
  const hoursOf = (scores: readonly number[]) =>
    scores.map((score, i) => ({ branch: BRANCHES[i]!, band: 'even', score }) as ScoredDoubleHour)
  const hours = hoursOf([60, 60, 50, 50, 40, 55, 58, 58, 80, 82, 60, 75])

  test('names the best remaining hours', () => {
    expect(createHoursNote(hours, 'wei')).toEqual({
      now: { branch: 'wei', band: 'even' },
      next: { branches: ['shen', 'you'], band: 'even' },
    })
    expect(createHoursNote(hours, 'xu').next?.branches).toEqual(['hai'])
  })
  test('names none when the current hour is the best left', () => {
    expect(createHoursNote(hours, 'you').next).toBeNull()
    expect(createHoursNote(hours, 'hai').next).toBeNull()
  })
  test('covers the whole day when the day is not today', () => {
    expect(createHoursNote(hours, null)).toEqual({ now: null, next: { branches: ['shen', 'you'], band: 'even' } })
  })
})
