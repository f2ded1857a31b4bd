import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { castChart, elementOfStem } from '#bazi/index.ts'
import { createDayReading, explainActivity } from '#readings/daily/index.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

const { pillars } = castChart(birthOfCase(sharedCases[0]!))

test('every entry of a year has a ground of four kinds', () => {
  const met = new Set<string>()
  for (let day = 1; day <= 365; day++) {
    const at = new Date(Date.UTC(2026, 0, day))
    const almanac = almanacOf({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() })
    const view = createDayReading(pillars, almanac, { age: 42, luck: null })
    for (const side of ['do', 'dont'] as const)
      for (const code of view[side]) {
        const ground = explainActivity(pillars, almanac, side, code)
        if (!ground) throw new Error(`${at.toISOString()} ${side} ${code}`)
        met.add(ground.id)
        if (ground.id === 'element') {
          // The parts of the day's score give the element the same role.
          const scored = view.parts.filter(({ stem }) => stem !== null && elementOfStem(stem) === ground.element)
          expect(new Set(scored.map(({ role }) => role))).toEqual(new Set([ground.role]))
        }
        if (ground.id === 'almanac') expect(almanac[side]).toContain(code)
      }
  }
  expect([...met].toSorted()).toEqual(['almanac', 'clash', 'element', 'nothing'])
})
