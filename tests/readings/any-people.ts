/** Fixture: people of every age from birth to 96, both hemispheres, one in ten without an hour. */
import { castChart } from '#bazi/index.ts'
import { SAMPLE_DATE } from '#build/books/sample.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { seededIntegers } from '../support/said-days.ts'

const [FIRST, LAST] = [Date.UTC(1930, 0, 1) / 1000, Date.UTC(2026, 10, 1) / 1000]
const OFFSETS = [-18_000, 3600, 28_800, 36_000]
const textOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Yields people whose births are spread evenly over the years. */
export function* anyPeople(count: number, seed: number): Generator<ChartPerson> {
  const random = seededIntegers(seed)
  for (let i = 0; i < count; i++) {
    const seconds = FIRST + Math.floor(((i + random(1000) / 1000) / count) * (LAST - FIRST))
    const offsetSeconds = OFFSETS[random(OFFSETS.length)]!
    const chart = castChart({
      local: textOf(seconds + offsetSeconds),
      utc: `${textOf(seconds)}Z`,
      offsetSeconds,
      lng: offsetSeconds / 240,
      lat: random(4) === 0 ? -33.9 : 31.2,
      gender: random(2) === 0 ? 'male' : 'female',
      zi: '23',
      solarTime: true,
      hourUnknown: random(10) === 0,
    })
    yield new ChartPerson(chart, SAMPLE_DATE)
  }
}
