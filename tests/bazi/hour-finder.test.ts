import { describe, expect, test } from 'vitest'
import type { BirthInput, StatedEvent } from '#bazi/index.ts'
import { analyseChart, BadInput, castChart, EVENT_KINDS, findBirthHour, hoursOf } from '#bazi/index.ts'
import { simulatedLives } from './simulated-lives.ts'

const birth: BirthInput = {
  local: '1990-05-15T12:00:00',
  utc: '1990-05-15T03:00:00Z',
  offsetSeconds: 32400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: false,
  hourUnknown: true,
}
const events: readonly StatedEvent[] = [
  { kind: 'study', date: '2008-09-01' },
  { kind: 'job', date: '2012-07' },
  { kind: 'marriage', date: '2016' },
  { kind: 'child', date: '2018-03-12' },
]
const until = '2026-11-28'

describe('hours of a day', () => {
  const { hours, differs } = hoursOf(birth)

  test('are twelve and a second 子 hour of the next day', () => {
    expect(hours.map(({ hour }) => hour)).toEqual('丙子 丁丑 戊寅 己卯 庚辰 辛巳 壬午 癸未 甲申 乙酉 丙戌 丁亥 戊子'.split(' '))
    expect(hours.map(({ day }) => day)).toEqual([...Array.from({ length: 12 }, () => '庚辰'), '辛巳'])
    expect(hours.map(({ from }) => from.slice(11, 13)).slice(0, 3)).toEqual(['00', '01', '03'])
  })

  test('have the values of their own charts', () => {
    for (const row of hours) {
      const { strength, pattern, useful, lifePalace } = analyseChart([row.year, row.month, row.day, row.hour])
      expect(row).toMatchObject({
        strength: strength.class,
        pattern,
        useful,
        lifePalace: lifePalace!.ganzhi,
        luckStart: row.chart.luck.startDate,
      })
      expect(castChart(row.chart.input).pillars).toEqual(row.chart.pillars)
    }
  })

  test('list as different exactly the fields that differ', () => {
    expect(differs).toContain('hour')
    expect(differs).toContain('day')
    expect(differs).not.toContain('year')
    for (const field of ['year', 'month', 'day', 'hourGod', 'lifePalace', 'strength', 'useful', 'luckStart'] as const)
      expect(differs.includes(field), field).toBe(new Set(hours.map((row) => row[field])).size > 1)
  })
})

describe('evidence of events for each hour', () => {
  const finding = findBirthHour(birth, events, until)

  test('sums its listed parts', () => {
    expect(finding.hours.length).toBe(13)
    for (const { sum, parts } of finding.hours) {
      expect(sum).toBeCloseTo(
        parts.reduce((all, { points }) => all + points, 0),
        9,
      )
      expect(parts.every(({ event, points }) => events[event] !== undefined && points !== 0)).toBe(true)
    }
  })

  test('ignores layers finer than the date of an event', () => {
    const layersOf = (event: number) =>
      new Set(finding.hours.flatMap(({ parts }) => parts.filter((one) => one.event === event).map(({ layer }) => layer)))
    expect([...layersOf(2)].toSorted()).toEqual(['annual', 'major'])
    expect(layersOf(1).has('daily')).toBe(false)
    expect(layersOf(0).has('daily')).toBe(true)
  })

  test('weighs a clash with the hour like the joint layers', () => {
    // 2014 was 甲午 and clashes with the 子 hour; a weight of 100 gives ten points for a move.
    const { hours } = findBirthHour(birth, [{ kind: 'move', date: '2014' }], until)
    const annual = hours[0]!.parts.filter(({ layer, code }) => layer === 'annual' && code === 'meets-hour')
    expect(annual.find(({ type }) => type === 'clash')?.points).toBe(10)
    expect(hours[1]!.parts.some(({ type, layer }) => layer === 'annual' && type === 'clash')).toBe(false)
  })

  test('is deterministic and independent of the stated time', () => {
    expect(findBirthHour(birth, events, until)).toEqual(finding)
    const evening = { ...birth, local: '1990-05-15T20:00:00', utc: '1990-05-15T11:00:00Z', hourUnknown: false }
    expect(findBirthHour(evening, events, until).hours.map(({ above }) => above)).toEqual(finding.hours.map(({ above }) => above))
  })

  test('is inconclusive for fewer than three events', () => {
    for (const few of [[], events.slice(0, 2)]) expect(findBirthHour(birth, few, until)).toMatchObject({ best: null, chance: 1 })
  })
})

const countOf = (strength: number, count: number) => {
  const counted = { first: 0, standsOut: 0 }
  for (const life of simulatedLives(count, strength, 11)) {
    const { hours, best } = findBirthHour(life.birth, life.events, life.until)
    const own = hours.findLastIndex(({ from }) => from <= life.birth.local)
    if (hours.every(({ above }) => above <= hours[own]!.above)) counted.first++
    if (best !== null) counted.standsOut++
  }
  return counted
}

test('random events single out no hour in nine of ten lives', () => {
  expect(countOf(0, 40).standsOut).toBeLessThanOrEqual(4)
})

test('matching events find the true hour more often than chance', () => {
  expect(countOf(1, 16).first).toBeGreaterThan(16 / 6)
})

test.each<[string, unknown, string]>([
  ['events', [{ kind: 'prize', date: '2001' }], until],
  ['events', [{ kind: 'move', date: '2001-1' }], until],
  ['events', [{ kind: 'move', date: '1980' }], until],
  ['events', [{ kind: 'move', date: '2030' }], until],
  ['events', Array.from({ length: 41 }, () => ({ kind: 'move', date: '2001' })), until],
  ['date', [{ kind: 'move', date: '2001-02-30' }], until],
  ['until', [], '1980-01-01'],
  ['until', [], 'today'],
])('rejects invalid input: %s', (field, list, last) => {
  let error: unknown
  try {
    findBirthHour(birth, list as StatedEvent[], last)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(BadInput)
  expect(error).toMatchObject({ field })
})

test('every kind of event has weight', () => {
  for (const kind of EVENT_KINDS)
    expect(findBirthHour(birth, [{ kind, date: '2014-06-06' }], until).hours.some(({ sum }) => sum !== 0)).toBe(true)
})
