import { expect, test } from 'vitest'
import { BRANCHES, scorerOf, SIXTY } from '#bazi/index.ts'
import { analysisCases } from './vectors.ts'

/** Milliseconds for `days` days of a chart that was not seen before; the best of ten charts, for the machine is shared. */
function bestOf(days: number): number {
  return Math.min(...analysisCases.slice(0, 10).map(({ pillars }) => {
    const start = performance.now()
    const { dayOf } = scorerOf(pillars)
    for (let i = 0; i < days; i++) dayOf(SIXTY[i % 60]!, BRANCHES[Math.floor(i / 30) % 12]!)
    return performance.now() - start
  }))
}

test('a year of days takes at most 5 ms, ten years at most 50 ms', () => {
  expect(bestOf(366)).toBeLessThan(5)
  expect(bestOf(3653)).toBeLessThan(50)
})
