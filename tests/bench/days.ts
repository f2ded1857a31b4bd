/** Prints the time to rate one year and ten years of days. Run: `node tests/bench/days.ts`. */
import { castChart } from '../../src/bazi/index.ts'
import { findBestDays, PURPOSES } from '../../src/readings/daily/best-days.ts'
import type { PurposeCode } from '../../src/readings/daily/best-days.ts'
import { rateDays } from '../../src/readings/daily/index.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

const charts = sharedCases.slice(0, 40).map((one) => castChart(birthOfCase(one)))
const rangeOf = (years: number) =>
  [
    { year: 2026, month: 1, day: 1 },
    { year: 2025 + years, month: 12, day: 31 },
  ] as const

function millisecondsOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Prints the time of the first call in this process, which computes all 720 lists, then the median of 40 charts. */
function print(what: string, run: (chart: (typeof charts)[number]) => unknown): void {
  const cold = millisecondsOf(() => run(charts[0]!))
  const warm = charts.map((chart) => millisecondsOf(() => run(chart))).sort((a, b) => a - b)
  console.log(
    `${what}: first ${cold.toFixed(1)} ms, then ${warm[20]!.toFixed(2)} ms (${warm[0]!.toFixed(2)} to ${warm.at(-1)!.toFixed(2)})`,
  )
}

for (const years of [1, 10]) {
  const [from, to] = rangeOf(years)
  print(`rateDays, ${years} years`, (chart) => rateDays(chart, from, to))
}
for (const years of [1, 10]) {
  const [from, to] = rangeOf(years)
  print(`bestDays for moving, ${years} years`, (chart) => findBestDays(chart, 'moving', from, to))
}
const [from, to] = rangeOf(1)
for (const purpose of Object.keys(PURPOSES) as PurposeCode[]) {
  const { picks, rejected } = findBestDays(charts[0]!, purpose, from, to)
  console.log(`${purpose}: ${picks.length} days of ${picks.length + rejected.length} to choose from`)
}
