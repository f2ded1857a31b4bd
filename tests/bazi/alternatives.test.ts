import { describe, expect, test } from 'vitest'
import type { Alternative, BirthInput } from '#bazi/index.ts'
import { findAlternatives, BadInput, castChart, TOLERANCE_SECONDS } from '#bazi/index.ts'
import { readingsOf, resolveCivilTime } from '#places/index.ts'
import { birthOfCase, sharedCases } from './vectors.ts'

function birthAt(local: string, zone = 'Asia/Shanghai', choices: Partial<BirthInput> = {}): BirthInput {
  return { local, ...resolveCivilTime({ local, zone }), lng: 120, lat: 30, gender: 'male', zi: '23', solarTime: false, ...choices }
}

const pillarsOf = ({ chart: { pillars } }: Alternative) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi).join(' ')
const rowOf = (one: Alternative) => [one.doubts.join(' '), one.differs.join(' '), pillarsOf(one)]

describe('finds a different chart within two minutes of each boundary', () => {
  test('立春 2025 at 22:10:28 changes year and month', () => {
    expect(findAlternatives(birthAt('2025-02-03T22:09:00')).map(rowOf)).toEqual([['jie', 'year month', '乙巳 戊寅 癸卯 癸亥']])
    expect(findAlternatives(birthAt('2025-02-03T22:10:28')).map(rowOf)).toEqual([['jie', 'year month', '甲辰 丁丑 癸卯 癸亥']])
    expect(findAlternatives(birthAt('2025-02-03T22:08:00'))).toEqual([])
    expect(findAlternatives(birthAt('2025-02-03T22:08:00'), [], 300).map(rowOf)).toEqual([['jie', 'year month', '乙巳 戊寅 癸卯 癸亥']])
  })

  test('23:00 under the 23:00 rule changes day and hour', () => {
    expect(findAlternatives(birthAt('2025-05-03T22:59:00')).map(rowOf)).toEqual([
      ['double-hour day-change', 'day hour', '乙巳 庚辰 癸酉 壬子'],
    ])
    expect(findAlternatives(birthAt('2025-05-03T23:01:00')).map(rowOf)).toEqual([
      ['day-change double-hour', 'day hour', '乙巳 庚辰 壬申 辛亥'],
    ])
  })

  test('midnight under the midnight rule changes the day alone', () => {
    expect(findAlternatives(birthAt('2025-05-04T00:00:30', 'Asia/Shanghai', { zi: '24' })).map(rowOf)).toEqual([
      ['day-change', 'day', '乙巳 庚辰 壬申 壬子'],
    ])
    expect(findAlternatives(birthAt('2025-05-04T00:00:30'))).toEqual([])
  })

  test('a double-hour boundary on the chart’s clock changes the hour alone', () => {
    const nine = birthAt('2025-05-03T09:00:00')
    expect(findAlternatives(nine).map(rowOf)).toEqual([['double-hour', 'hour', '乙巳 庚辰 壬申 甲辰']])
    const solar = castChart({ ...nine, solarTime: true })
    expect([solar.trueSolar, findAlternatives(solar.input)]).toEqual(['2025-05-03T09:03:06', []])
  })

  test('crosses two adjacent boundaries one after the other', () => {
    // At 123° E the solar clock shows 15:00 eleven seconds before 立秋 2021.
    const birth: BirthInput = { ...birthAt('2021-08-07T14:53:00'), lng: 123, solarTime: true }
    expect([castChart(birth).nextJie.utc, castChart(birth).trueSolar]).toEqual(['2021-08-07T06:53:58Z', '2021-08-07T14:59:13'])
    expect(findAlternatives(birth).map(({ doubts, differs }) => [doubts, differs])).toEqual([
      [['double-hour'], ['hour']],
      [
        ['double-hour', 'jie'],
        ['month', 'hour'],
      ],
    ])
  })
})

describe('a clock change', () => {
  test('gives two charts for a repeated time', () => {
    const local = '1986-09-14T01:30:00'
    const { kind, readings } = readingsOf({ local, zone: 'Asia/Shanghai' })
    expect(kind).toBe('overlap')
    const found = findAlternatives(birthAt(local, 'Asia/Shanghai', { solarTime: true }), readings)
    expect(found.map(({ doubts, seconds, differs }) => [doubts, seconds, differs])).toEqual([[['clock'], 3600, ['hour']]])
  })

  test('gives the charts of both readings for a skipped time', () => {
    const local = '1986-05-04T02:30:00'
    const { kind, readings } = readingsOf({ local, zone: 'Asia/Shanghai' })
    const found = findAlternatives(birthAt(local, 'Asia/Shanghai', { solarTime: true, lng: 130 }), readings)
    expect([kind, ...found.map(({ doubts, seconds }) => [doubts, seconds])]).toEqual(['gap', [['clock'], -3600]])
  })

  test('does not list the chosen reading as an alternative', () => {
    const local = '1990-05-15T08:30:00'
    expect(findAlternatives(birthAt(local), readingsOf({ local, zone: 'Asia/Shanghai' }).readings)).toEqual([])
  })
})

describe('an unknown hour', () => {
  const unknown = birthAt('2025-05-03T12:00:00', 'Asia/Shanghai', { hourUnknown: true })

  test('has twelve charts, and one more for a day change at 23:00', () => {
    const found = findAlternatives(unknown)
    const hours = found.filter(({ doubts }) => doubts.length === 1)
    expect(hours.map(pillarsOf)).toEqual(
      ['庚子', '辛丑', '壬寅', '癸卯', '甲辰', '乙巳', '丙午', '丁未', '戊申', '己酉', '庚戌', '辛亥'].map(
        (hour) => `乙巳 庚辰 壬申 ${hour}`,
      ),
    )
    expect(found.filter(({ doubts }) => doubts.length > 1).map(rowOf)).toEqual([
      ['hour-unknown day-change', 'day hour', '乙巳 庚辰 癸酉 壬子'],
    ])
  })

  test('has both months in the double-hour of a jie', () => {
    const found = findAlternatives({ ...unknown, ...birthAt('2025-02-03T12:00:00'), hourUnknown: true })
    expect(found.filter(({ doubts }) => doubts.includes('jie')).map(rowOf)).toEqual([
      ['hour-unknown jie', 'year month hour', '乙巳 戊寅 癸卯 癸亥'],
      ['hour-unknown jie day-change', 'year month day hour', '乙巳 戊寅 甲辰 甲子'],
    ])
    expect(new Set(found.map(({ chart }) => chart.pillars.hour!.branch)).size).toBe(12)
  })

  test.each(['1986-05-04', '2000-01-01', '1850-01-01', '2100-12-31'])('has all twelve branches on the solar clock of %s', (date) => {
    const found = findAlternatives(birthAt(`${date}T12:00:00`, 'Asia/Shanghai', { hourUnknown: true, solarTime: true, lng: 87.6 }))
    expect(new Set(found.map(({ chart }) => chart.pillars.hour!.branch)).size).toBe(12)
    for (const { chart } of found) expect(chart.input.local.slice(0, 10)).toBe(date)
  })
})

test('shared births have jie alternatives only within the tolerance', () => {
  let near = 0
  for (const one of sharedCases) {
    const birth = birthOfCase(one)
    const found = findAlternatives(birth)
    const chart = castChart(birth)
    const since = (Date.parse(birth.utc) - Date.parse(chart.prevJie.utc)) / 1000
    const until = (Date.parse(chart.nextJie.utc) - Date.parse(birth.utc)) / 1000
    const isNearJie = since <= TOLERANCE_SECONDS || until <= TOLERANCE_SECONDS
    near += isNearJie ? 1 : 0
    expect(
      found.some(({ doubts }) => doubts.includes('jie')),
      one.id,
    ).toBe(isNearJie)
    for (const { seconds, differs } of found) {
      expect(Math.abs(seconds), one.id).toBeLessThanOrEqual(TOLERANCE_SECONDS + 2)
      expect(differs.length, one.id).toBeGreaterThan(0)
    }
  }
  expect(near).toBeGreaterThan(55)
})

test('an alternative is plain data, and bad input is rejected by name', () => {
  const found = findAlternatives(birthAt('2025-02-03T22:09:00'))
  expect(structuredClone(found)).toEqual(found)
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  expect(() => findAlternatives({ ...birthAt('2025-02-03T22:09:00'), lng: Number.NaN })).toThrow(BadInput)
})
