import { describe, expect, test } from 'vitest'
import type { BirthInput, Chart } from '#bazi/index.ts'
import { BadInput, castChart, certaintyOf, ganzhiOfText } from '#bazi/index.ts'
import { certaintyBirths } from './certainty-births.ts'
import { computeBruteForceCertainty } from './certainty-brute.ts'

/** A birth at Beijing time on the civil clock. */
function birthAt(local: string, choices: Partial<BirthInput> = {}): BirthInput {
  const utc = `${new Date(Date.parse(`${local}Z`) - 28_800_000).toISOString().slice(0, 19)}Z`
  return { local, utc, offsetSeconds: 28_800, lng: 120, lat: 30, gender: 'male', zi: '23', solarTime: false, ...choices }
}

const computeCertainty = (local: string, choices: Partial<BirthInput> = {}) => certaintyOf(castChart(birthAt(local, choices)))

describe('margins', () => {
  test('08:50 is ten minutes before the double-hour boundary', () => {
    const { doubleHour, day } = computeCertainty('2025-05-03T08:50:00').margins
    expect(doubleHour).toEqual({ since: 6600, until: 600 })
    expect(day).toEqual({ since: 35_400, until: 51_000 })
    expect(computeCertainty('2025-05-03T08:50:00', { zi: '24' }).margins.day).toEqual({ since: 31_800, until: 54_600 })
  })

  test('follow the solar clock when the chart does', () => {
    // At 09:00 on the civil clock, the solar clock at 120° E shows 09:03:06.
    expect(computeCertainty('2025-05-03T09:00:00', { solarTime: true }).margins.doubleHour).toEqual({ since: 186, until: 7014 })
  })

  test('measure the time before and since 立春 2025', () => {
    expect(computeCertainty('2025-02-03T22:05:28').margins.jie.until).toBe(300)
    expect(computeCertainty('2025-02-03T22:10:28').margins.jie.since).toBe(0)
  })

  test.each([
    ['癸巳 甲子 丁酉 甲辰', 33.2, { down: 12, up: 88 }],
    ['丁亥 庚戌 己巳 庚午', 51.8, { down: 98, up: 2 }],
    ['甲辰 壬申 戊子 壬子', 2.7, { down: null, up: 123 }],
    ['戊戌 甲寅 丁卯 丙午', 86.6, { down: 66, up: null }],
  ])('%s with S = %d has margins to the neighbouring strength classes', (text, _s, strength) => {
    const [year, month, day, hour] = text.split(' ').map((one) => ganzhiOfText(one)!)
    const chart = { ...castChart(birthAt('1990-05-15T08:30:00')), pillars: { year, month, day, hour } } as unknown as Chart
    expect(certaintyOf(chart).margins.strength).toEqual(strength)
  })
})

describe('windows of 5, 15 and 60 minutes', () => {
  test('lose the hour after ten minutes but not the day', () => {
    const { statements, windows } = computeCertainty('2025-05-03T08:50:00')
    expect(statements.hour).toEqual({ earlier: null, later: 600 })
    expect(statements.day).toEqual({ earlier: null, later: null })
    expect(windows.map(({ minutes, holds }) => [minutes, holds.includes('hour'), holds.includes('day')])).toEqual([
      [5, true, true],
      [15, false, true],
      [60, false, true],
    ])
  })

  test('include a boundary at their very end', () => {
    const holdsYear = (local: string) => computeCertainty(local).windows.map(({ holds }) => holds.includes('year'))
    expect(holdsYear('2025-02-03T22:05:28')).toEqual([false, false, false])
    expect(holdsYear('2025-02-03T22:05:27')).toEqual([true, false, false])
    // On the later side the last second of the old year is one second farther away than the jie.
    expect(holdsYear('2025-02-03T22:15:28')).toEqual([true, false, false])
    expect(holdsYear('2025-02-03T22:15:27')).toEqual([false, false, false])
  })

  test('include the direction of luck when the year changes', () => {
    const { statements, windows } = computeCertainty('2025-02-03T22:10:28')
    expect([statements.year, statements.month, statements.luck].map((one) => one!.earlier)).toEqual([1, 1, 1])
    // A man's luck runs forward to 立春 before that jie and backward to it after: in both cases it starts within two days.
    expect(windows[0]!.luckDays).toBeLessThan(2)
    // A man of 乙巳 has luck backward to 立春, a woman forward to 惊蛰, nearly ten years later.
    expect(computeCertainty('2025-02-03T22:10:28', { gender: 'female' }).windows[0]!.luckDays).toBeLessThan(40)
  })

  test('count one day of luck for twelve minutes', () => {
    // 72,000 s before 立春: exactly a hundred days, i.e. three months and ten days.
    const { windows } = computeCertainty('2025-02-03T02:10:28')
    expect(windows.map(({ minutes, luckDays }) => [minutes, luckDays])).toEqual([
      [5, 1],
      [15, 2],
      [60, 5],
    ])
  })

  test('are nested and consistent with the seconds of each statement', () => {
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

test('a dozen births equal the brute-force result', () => {
  for (const birth of certaintyBirths(12, 41)) {
    const { statements, windows } = certaintyOf(castChart(birth))
    expect({ statements, windows }, JSON.stringify(birth)).toEqual(computeBruteForceCertainty(birth))
  }
})

describe('an unknown hour', () => {
  test('has one window, the day of birth, without the hour', () => {
    const { margins, statements, windows } = computeCertainty('2025-05-10T12:00:00', { hourUnknown: true, zi: '24' })
    expect([margins.doubleHour, margins.day, statements.hour]).toEqual([null, null, null])
    expect(windows).toHaveLength(1)
    expect(windows[0]!.minutes).toBeNull()
    // Half a day is two months of luck, 59 to 62 days by the calendar.
    expect(windows[0]!.luckDays).toBeGreaterThanOrEqual(59)
    expect(windows[0]!.luckDays).toBeLessThanOrEqual(62)
    expect(windows[0]!.holds).toEqual(expect.arrayContaining(['year', 'month', 'day', 'pattern']))
    expect(windows[0]!.holds).not.toContain('hour')
  })

  test('loses the day at 23:00 and the year on 立春', () => {
    const { statements, windows } = computeCertainty('2025-02-03T12:00:00', { hourUnknown: true })
    expect(statements.day).toEqual({ earlier: null, later: 11 * 3600 })
    expect(statements.year).toEqual({ earlier: null, later: 10 * 3600 + 10 * 60 + 28 })
    expect(windows[0]!.holds).not.toContain('day')
  })
})

test('the limits of the engine’s range have no later or earlier statement', () => {
  expect(computeCertainty('1850-01-01T00:10:00', { zi: '24' }).statements.day).toEqual({ earlier: null, later: null })
  expect(computeCertainty('2100-12-31T23:50:00', { zi: '24' }).statements.day).toEqual({ earlier: null, later: null })
})

test('is plain data with versions and rejects other values', () => {
  const chart = castChart(birthAt('2025-02-03T22:05:28'))
  const sure = certaintyOf(chart)
  expect(JSON.parse(JSON.stringify(sure))).toEqual(sure)
  expect(sure).toMatchObject({ engine: chart.engine, rules: chart.rules, input: chart.input })
  expect(() => certaintyOf(null as unknown as Chart)).toThrow(BadInput)
  expect(() => certaintyOf({} as unknown as Chart)).toThrow(BadInput)
})
