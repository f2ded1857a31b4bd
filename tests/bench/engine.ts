/** Charts per second of the engine, tyme4ts and lunar-typescript, for equal work on the same births. Run: `npm run bench`. */
import { almanacPillarsOf, analyseChart, castChart, certaintyOf, jointLayersAt, receiptOf, scorerOf } from '../../src/bazi/index.ts'
import { resolveCivilTime } from '../../src/places/index.ts'
import { randomBirths } from '../bazi/random-births.ts'
import { lunarTypescriptChartOf } from './lunar-typescript-chart.ts'
import { tymeChartOf } from './tyme-chart.ts'

const births = randomBirths(2000, 1)
const ROUNDS = 7
const MILLISECONDS = 400

/** Returns the calls per second, measured for `MILLISECONDS` over the births in rotation. */
function perSecond(run: (at: number) => unknown): number {
  const start = performance.now()
  let calls = 0
  // Gives every library the same time, in which slow ones process fewer births.
  for (let at = 0; performance.now() - start < MILLISECONDS; at = (at + 50) % births.length) {
    for (let i = at; i < at + 50; i++) run(i)
    calls += 50
  }
  return (calls * 1000) / (performance.now() - start)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

function zonedChartOf(at: number) {
  const { local, offsetSeconds: _offset, utc: _utc, ...birth } = births[at]!
  const { utc, offsetSeconds, kind } = resolveCivilTime({ local, zone: 'Asia/Shanghai' })
  return castChart({ ...birth, local, utc, offsetSeconds, kind })
}

const charts = births.map(castChart)
/**
 * Libraries to compare, for equal work: pillars, ten gods, hidden stems, nayin, luck start, ten luck pillars. The others know no
 * time zones.
 */
const contestants: Readonly<Record<string, (at: number) => unknown>> = {
  'ours, resolved input': (at) => castChart(births[at]!),
  'ours, zone resolved too': zonedChartOf,
  'our receipt': (at) => receiptOf(charts[at]!),
  'tyme4ts 1.5.2': (at) => tymeChartOf(births[at]!),
  'lunar-typescript 1.8.6': (at) => lunarTypescriptChartOf(births[at]!),
}

const rates = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]))
// Alternates between the libraries, so that other load of the machine affects all equally.
for (let round = 0; round < ROUNDS; round++) for (const [name, run] of Object.entries(contestants)) rates.get(name)!.push(perSecond(run))

const rateOf = (name: string) => median(rates.get(name)!)
console.log(`charts a second, median of ${ROUNDS} rounds over ${births.length} births, and times as many as tyme4ts and lunar-typescript`)
for (const name of Object.keys(contestants)) {
  const rate = rateOf(name)
  const times = ['tyme4ts 1.5.2', 'lunar-typescript 1.8.6'].map((other) => (rate / rateOf(other)).toFixed(1).padStart(9))
  console.log(`${name.padEnd(26)}${Math.round(rate).toString().padStart(9)}${times.join('')}`)
}

/** Dates of ten years; the almanac computes the pairs of each day and month. */
const DAYS = Array.from({ length: 3652 }, (_, i) => {
  const date = new Date(Date.UTC(2026, 0, 1 + i))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
})
const moment = { local: '2026-06-15T12:00:00', offsetSeconds: 28_800 }
const readings: Readonly<Record<string, (at: number) => unknown>> = {
  'an analysis': (at) => analyseChart(charts[at]!),
  'all layers of a moment': (at) => jointLayersAt(charts[at]!, moment),
  'a certainty': (at) => certaintyOf(charts[at]!),
  'ten years of scored days': (at) => {
    const { dayOf } = scorerOf(charts[at]!)
    return DAYS.map((date) => {
      const { day, month } = almanacPillarsOf(date)
      return dayOf(day, month.branch)
    })
  },
}

/** Returns the milliseconds of each of 200 charts, sorted. */
function millisecondsOf(run: (at: number) => unknown): readonly number[] {
  return Array.from({ length: 200 }, (_, at) => {
    const start = performance.now()
    run(at)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
}

console.log('milliseconds: the best of 200 charts, and the median')
for (const [name, run] of Object.entries(readings)) {
  millisecondsOf(run)
  const taken = millisecondsOf(run)
  console.log(`${name.padEnd(26)}${taken[0]!.toFixed(3).padStart(9)}${taken[100]!.toFixed(3).padStart(9)}`)
}
