/** Accuracy of the hour finder on simulated lives (tests/bazi/simulated-lives.ts). Run: `node tests/bench/hour-finder.ts [lives]`. */
import { findBirthHour } from '../../src/bazi/index.ts'
import { simulatedLives } from '../bazi/simulated-lives.ts'

const LIVES = Number(process.argv[2] ?? 200)

for (const strength of [0, 0.5, 1, 2]) {
  const counted = { first: 0, firstThree: 0, isClear: 0, rightly: 0, ms: 0 }
  for (const { birth, events, until } of simulatedLives(LIVES, strength, 11)) {
    const start = performance.now()
    const { hours, best } = findBirthHour(birth, events, until)
    counted.ms += performance.now() - start
    const own = hours.findLastIndex(({ from }) => from <= birth.local)
    const place = hours.filter(({ above }) => above > hours[own]!.above).length
    if (place === 0) counted.first++
    if (place < 3) counted.firstThree++
    if (best !== null) counted.isClear++
    if (best === own) counted.rightly++
  }
  const percent = (count: number) => `${((count / LIVES) * 100).toFixed(1)} %`
  console.log(
    `strength ${strength}${strength === 0 ? ' (events at random)' : ''}: true hour first ${percent(counted.first)} (chance 8.3), ` +
      `among three ${percent(counted.firstThree)} (chance 25); none stands out ${percent(LIVES - counted.isClear)}, ` +
      `the true one does ${percent(counted.rightly)}, another ${percent(counted.isClear - counted.rightly)}; ${(counted.ms / LIVES).toFixed(1)} ms each`,
  )
}
