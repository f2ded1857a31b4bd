/** Time of a reverse search over all 250 years, for each set of search rules. Run: `node tests/bench/reverse.ts`. */
import { castChart, reverseSearch, SEARCH_RULES } from '../../src/bazi/index.ts'
import { randomBirths } from '../bazi/random-births.ts'

const SEARCHES = 1000
const place = { offsetSeconds: 28_800, lng: 116.4 }
const charts = randomBirths(SEARCHES, 3).map((birth) => {
  const { year, month, day, hour } = castChart(birth).pillars
  return [year, month, day, hour!].map(({ ganzhi }) => ganzhi)
})

function timesOf(rules: typeof SEARCH_RULES): string {
  const times = charts
    .map((pillars) => {
      const start = performance.now()
      reverseSearch(pillars, place, rules)
      return performance.now() - start
    })
    .toSorted((a, b) => a - b)
  return `median ${times[SEARCHES >> 1]!.toFixed(3)} ms, p95 ${times[Math.floor(SEARCHES * 0.95)]!.toFixed(3)} ms, longest ${times.at(-1)!.toFixed(3)} ms`
}

const start = performance.now()
reverseSearch(charts[0]!, place)
console.log(`first search, jie still packed, ${SEARCH_RULES.length} sets of rules: ${(performance.now() - start).toFixed(1)} ms`)
console.log(`${SEARCHES} searches by the house's rules: ${timesOf(SEARCH_RULES.slice(0, 1))}`)
console.log(`${SEARCHES} searches by all ${SEARCH_RULES.length}: ${timesOf(SEARCH_RULES)}`)
