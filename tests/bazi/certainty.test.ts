import { describe, expect, test } from 'vitest'
import type { BirthInput, Chart } from '#bazi/index.ts'
import { BadInput, castChart, certaintyOf, ganzhiOfText } from '#bazi/index.ts'
import { certaintyBirths } from './certainty-births.ts'
import { bruteOf } from './certainty-brute.ts'

/** A birth by Beijing time on the civil clock. */
function birthAt(local: string, choices: Partial<BirthInput> = {}): BirthInput {
  const utc = `${new Date(Date.parse(`${local}Z`) - 28_800_000).toISOString().slice(0, 19)}Z`
  return { local, utc, offsetSeconds: 28_800, lng: 120, lat: 30, gender: 'male', zi: '23', solarTime: false, ...choices }
}

const sureOf = (local: string, choices: Partial<BirthInput> = {}) => certaintyOf(castChart(birthAt(local, choices)))

describe('how near the borders are', () => {
  test('ten to nine: ten minutes to the double-hour, 9 h 50 min since 23:00', () => {
    const { doubleHour, day } = sureOf('2025-05-03T08:50:00').margins
    expect(doubleHour).toEqual({ since: 6600, until: 600 })
    expect(day).toEqual({ since: 35_400, until: 51_000 })
    expect(sureOf('2025-05-03T08:50:00', { zi: '24' }).margins.day).toEqual({ since: 31_800, until: 54_600 })
  })

  test('on the solar clock they are those of that clock', () => {
    // The solar clock shows 09:03:06 at 09:00 there.
    expect(sureOf('2025-05-03T09:00:00', { solarTime: true }).margins.doubleHour).toEqual({ since: 186, until: 7014 })
  })

  test('five minutes to 立春 2025 at 22:10:28', () => {
    expect(sureOf('2025-02-03T22:05:28').margins.jie.until).toBe(300)
    expect(sureOf('2025-02-03T22:10:28').margins.jie.since).toBe(0)
  })

  test.each([
    ['癸巳 甲子 丁酉 甲辰', 33.2, { down: 12, up: 88 }],
    ['丁亥 庚戌 己巳 庚午', 51.8, { down: 98, up: 2 }],
    ['甲辰 壬申 戊子 壬子', 2.7, { down: null, up: 123 }],
    ['戊戌 甲寅 丁卯 丙午', 86.6, { down: 66, up: null }],
  ])('%s has an S of %d: so many tenths to the classes beside it', (text, _s, strength) => {
    const [year, month, day, hour] = text.split(' ').map((one) => ganzhiOfText(one)!)
    const chart = { ...castChart(birthAt('1990-05-15T08:30:00')), pillars: { year, month, day, hour } } as unknown as Chart
    expect(certaintyOf(chart).margins.strength).toEqual(strength)
  })
})

describe('what holds within five minutes, a quarter, an hour', () => {
  test('ten to nine: the hour within five minutes, the other pillars within the hour', () => {
    const { statements, windows } = sureOf('2025-05-03T08:50:00')
    expect(statements.hour).toEqual({ earlier: null, later: 600 })
    expect(statements.day).toEqual({ earlier: null, later: null })
    expect(windows.map(({ minutes, holds }) => [minutes, holds.includes('hour'), holds.includes('day')])).toEqual([
      [5, true, true],
      [15, false, true],
      [60, false, true],
    ])
  })

  test('a border on the very end of a window is in it', () => {
    const holdsYear = (local: string) => sureOf(local).windows.map(({ holds }) => holds.includes('year'))
    expect(holdsYear('2025-02-03T22:05:28')).toEqual([false, false, false])
    expect(holdsYear('2025-02-03T22:05:27')).toEqual([true, false, false])
    // Behind, the last second of the old year is a second farther than the jie.
    expect(holdsYear('2025-02-03T22:15:28')).toEqual([true, false, false])
    expect(holdsYear('2025-02-03T22:15:27')).toEqual([false, false, false])
  })

  test('what turns with the year turns: a man of 甲辰 has his luck forward, of 乙巳 backward', () => {
    const { statements, windows } = sureOf('2025-02-03T22:10:28')
    expect([statements.year, statements.month, statements.luck].map((one) => one!.earlier)).toEqual([1, 1, 1])
    // Forward from 立春 or back to it there is nothing to count; a moment before or after it is the same.
    expect(windows[0]!.luckDays).toBeLessThan(2)
    // 乙巳 has luck back to 立春; a woman of that year forward to 惊蛰, close to ten years on.
    expect(sureOf('2025-02-03T22:10:28', { gender: 'female' }).windows[0]!.luckDays).toBeLessThan(40)
  })

  test('days of luck: twelve minutes make one', () => {
    // 72,000 s before 立春: a hundred days to the second, three months and ten.
    const { windows } = sureOf('2025-02-03T02:10:28')
    expect(windows.map(({ minutes, luckDays }) => [minutes, luckDays])).toEqual([
      [5, 1],
      [15, 2],
      [60, 5],
    ])
  })

  test('the windows are nested, and every statement is in its own by its seconds', () => {
    for (const birth of certaintyBirths(60, 31)) {
      const { statements, windows } = certaintyOf(castChart(birth))
      for (const { minutes, holds } of windows) {
        for (const [name, held] of Object.entries(statements)) {
          const nearest = Math.min(held!.earlier ?? Infinity, held!.later ?? Infinity)
          expect((holds as readonly string[]).includes(name)).toBe(nearest > minutes! * 60)
        }
      }
      expect(windows.map(({ luckDays }) => luckDays)).toEqual(windows.map(({ luckDays }) => luckDays).toSorted((a, b) => a - b))
    }
  })
})

test('a dozen births are as every second of their hours says', () => {
  for (const birth of certaintyBirths(12, 41)) {
    const { statements, windows } = certaintyOf(castChart(birth))
    expect({ statements, windows }, JSON.stringify(birth)).toEqual(bruteOf(birth))
  }
})

describe('an unknown hour', () => {
  test('has one window, the day of birth; no hour stands or falls', () => {
    const { margins, statements, windows } = sureOf('2025-05-10T12:00:00', { hourUnknown: true, zi: '24' })
    expect([margins.doubleHour, margins.day, statements.hour]).toEqual([null, null, null])
    expect(windows).toHaveLength(1)
    expect(windows[0]!.minutes).toBeNull()
    // Half a day is two months of luck, by the calendar 59 to 62 days.
    expect(windows[0]!.luckDays).toBeGreaterThanOrEqual(59)
    expect(windows[0]!.luckDays).toBeLessThanOrEqual(62)
    expect(windows[0]!.holds).toEqual(expect.arrayContaining(['year', 'month', 'day', 'pattern']))
    expect(windows[0]!.holds).not.toContain('hour')
  })

  test('the day falls with 23:00 where it turns there, the year on the day of 立春', () => {
    const { statements, windows } = sureOf('2025-02-03T12:00:00', { hourUnknown: true })
    expect(statements.day).toEqual({ earlier: null, later: 11 * 3600 })
    expect(statements.year).toEqual({ earlier: null, later: 10 * 3600 + 10 * 60 + 28 })
    expect(windows[0]!.holds).not.toContain('day')
  })
})

test('the first and the last hour of the engine have nothing beyond them', () => {
  expect(sureOf('1850-01-01T00:10:00', { zi: '24' }).statements.day).toEqual({ earlier: null, later: null })
  expect(sureOf('2100-12-31T23:50:00', { zi: '24' }).statements.day).toEqual({ earlier: null, later: null })
})

test('it is plain data with engine and rules, and what is no chart is refused', () => {
  const chart = castChart(birthAt('2025-02-03T22:05:28'))
  const sure = certaintyOf(chart)
  expect(JSON.parse(JSON.stringify(sure))).toEqual(sure)
  expect(sure).toMatchObject({ engine: chart.engine, rules: chart.rules, input: chart.input })
  expect(() => certaintyOf(null as unknown as Chart)).toThrow(BadInput)
  expect(() => certaintyOf({} as unknown as Chart)).toThrow(BadInput)
})
