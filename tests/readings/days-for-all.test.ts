import { describe, expect, test } from 'vitest'
import { BRANCHES, SIXTY } from '#bazi/index.ts'
import type { PurposeCode } from '#readings/daily/best-days.ts'
import { findBestDays, PURPOSES } from '#readings/daily/best-days.ts'
import { findBestHours } from '#readings/daily/best-hours.ts'
import { findSharedDays } from '#readings/daily/shared-days.ts'
import { rateHours } from '#readings/daily/index.ts'
import fc from '../support/seeded-fast-check.ts'

const [from, to] = [
  { year: 2026, month: 1, day: 1 },
  { year: 2026, month: 12, day: 31 },
]
const chartOf = (pillars: string) => {
  const [year, month, day] = pillars.split(' ').map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text)!)
  return { pillars: { year: year!, month: month!, day: day!, hour: null } }
}
const anyPair = fc.constantFrom(...SIXTY)
const anyChart = fc.record({ year: anyPair, month: anyPair, day: anyPair, hour: fc.option(anyPair) }).map((pillars) => ({ pillars }))
const anyPurpose = fc.constantFrom(...(Object.keys(PURPOSES) as PurposeCode[]))
const nameOf = ({ date }: { readonly date: { readonly month: number; readonly day: number } }) => `${date.month}-${date.day}`

describe('for two people', () => {
  test('picks days that suit both, by the lower fit', () => {
    fc.assert(
      fc.property(anyChart, anyChart, anyPurpose, (one, other, purpose) => {
        const alone = [one, other].map(
          (chart) => new Map(findBestDays(chart, purpose, from, to).picks.map((day) => [nameOf(day), day.fit])),
        )
        const { picks, rejected } = findSharedDays([one, other], purpose, from, to)
        expect(picks.length + rejected.length).toBe(365)
        expect(new Set(picks.map(nameOf))).toEqual(new Set([...alone[0]!.keys()].filter((day) => alone[1]!.has(day))))
        for (const pick of picks) {
          const theirs = alone.map((days) => days.get(nameOf(pick)))
          expect(pick.each.map(({ fit }) => fit)).toEqual(theirs)
          expect(theirs).toContain(pick.fit)
          for (const fit of theirs) expect(pick.fit).toBeLessThanOrEqual(fit!)
        }
        picks.slice(1).forEach(({ fit }, i) => expect(fit).toBeLessThanOrEqual(picks[i]!.fit))
      }),
      { numRuns: 40 },
    )
  })

  test('a rejected day lists whom each reason concerns', () => {
    fc.assert(
      fc.property(anyChart, anyChart, anyPurpose, (one, other, purpose) => {
        const alone = [one, other].map((chart) => new Map(findBestDays(chart, purpose, from, to).rejected.map((day) => [nameOf(day), day])))
        for (const day of findSharedDays([one, other], purpose, from, to).rejected) {
          for (const person of [0, 1]) {
            const mine = day.reasons.filter(({ whose }) => whose.includes(person)).map(({ whose: _whose, ...reason }) => reason)
            expect(mine).toEqual(expect.arrayContaining([...(alone[person]!.get(nameOf(day))?.reasons ?? [])]))
            expect(mine).toHaveLength(alone[person]!.get(nameOf(day))?.reasons.length ?? 0)
          }
          const codes = day.reasons.map(({ whose: _whose, ...reason }) => JSON.stringify(reason))
          expect(new Set(codes).size).toBe(codes.length)
        }
      }),
      { numRuns: 20 },
    )
  })

  // 戌 clashes with 辰: 20 November 2026 is a 戊戌 day.
  test('a clash with one chart rejects the day for both', () => {
    const day = { year: 2026, month: 11, day: 20 }
    const [fine, clashing] = [chartOf('甲子 丙寅 庚申'), chartOf('甲子 丙寅 庚辰')]
    const clash = (whose: number[]) => expect.objectContaining({ code: 'clash', pillar: 'day', whose })
    expect(findSharedDays([fine, clashing], 'wedding', day, day).rejected[0]!.reasons).toContainEqual(clash([1]))
    expect(findSharedDays([clashing, fine], 'wedding', day, day).rejected[0]!.reasons).toContainEqual(clash([0]))
    expect(findSharedDays([clashing, clashing], 'wedding', day, day).rejected[0]!.reasons).toContainEqual(clash([0, 1]))
  })
})

test('for one person equals findBestDays', () => {
  fc.assert(
    fc.property(anyChart, anyPurpose, (chart, purpose) => {
      const alone = findBestDays(chart, purpose, from, to)
      const { picks, rejected } = findSharedDays([chart], purpose, from, to)
      expect(picks.map(({ each: [day], fit }) => ({ day, fit }))).toEqual(alone.picks.map((day) => ({ day, fit: day.fit })))
      expect(rejected.map(nameOf)).toEqual(alone.rejected.map(nameOf))
    }),
    { numRuns: 20 },
  )
})

describe('the hours that suit', () => {
  test('are the best two or three from 07:00 to 21:00', () => {
    fc.assert(
      fc.property(fc.array(anyChart, { minLength: 1, maxLength: 2 }), anyPair, (charts, day) => {
        const all = BRANCHES.map((branch, at) => ({
          branch,
          score: Math.min(...charts.map(({ pillars }) => rateHours(pillars, day)[at]!.score)),
        })).slice(4, 11)
        const named = findBestHours(charts, day)
        expect([2, 3]).toContain(named.length)
        for (const { branch, score } of named) expect(all).toContainEqual({ branch, score })
        const others = all.filter(({ branch }) => !named.some((hour) => hour.branch === branch))
        expect(Math.max(...others.map(({ score }) => score).filter((score) => named.length === 3 || score >= 55), 0)).toBeLessThanOrEqual(
          named.at(-1)!.score,
        )
        if (named.length === 3) expect(named[2]!.score).toBeGreaterThanOrEqual(55)
      }),
    )
  })

  test('have their clock times, none at night', () => {
    const times = new Map<string, string>()
    for (const day of SIXTY)
      for (const year of SIXTY)
        for (const { branch, from, to } of findBestHours([{ pillars: { year, month: day, day: year, hour: null } }], day))
          times.set(branch, `${from}–${to}`)
    expect(Object.fromEntries([...times].toSorted())).toEqual({
      chen: '7–9',
      si: '9–11',
      wu3: '11–13',
      wei: '13–15',
      shen: '15–17',
      you: '17–19',
      xu: '19–21',
    })
  })
})
