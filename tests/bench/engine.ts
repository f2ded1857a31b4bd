/** Prints how many charts a second the engine casts. Run: `node tests/bench/engine.ts`. */
import { castChart, receiptOf } from '../../src/bazi/index.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

const births = sharedCases.map(birthOfCase)
const ROUNDS = 5
const MILLISECONDS = 1000

/** Runs over the 410 births for about a second; calls per second. */
function perSecond(run: (at: number) => unknown): number {
  const start = performance.now()
  let calls = 0
  while (performance.now() - start < MILLISECONDS) {
    for (let i = 0; i < births.length; i++) run(i)
    calls += births.length
  }
  return Math.round((calls * 1000) / (performance.now() - start))
}

const charts = births.map(castChart)
const casts = Array.from({ length: ROUNDS }, () => perSecond((i) => castChart(births[i]!)))
console.log(`charts per second over ${births.length} births, ${ROUNDS} rounds: ${casts.join(' ')}`)
console.log(`receipts per second: ${perSecond((i) => receiptOf(charts[i]!))}`)
