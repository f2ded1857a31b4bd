import { castChart } from '#bazi/index.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'

/** Date on which the sampled books are composed; paragraphs about future cycles and years depend on it. */
export const SAMPLE_DATE = '2026-11-22T04:00:00Z'

/** Range of birth times, in seconds since 1970; the end is excluded. */
type Births = readonly [from: number, to: number]
export const ADULT_BIRTH_RANGE: Births = [Date.UTC(1940, 0, 1) / 1000, Date.UTC(2009, 0, 1) / 1000]
/** Births of people who are children on `SAMPLE_DATE`, for paragraphs that only children get. */
export const CHILD_BIRTH_RANGE: Births = [Date.UTC(2011, 0, 1) / 1000, Date.UTC(2026, 10, 1) / 1000]
/** One birth in this many has an unknown hour. */
const UNKNOWN_HOURS = 10

/** Creates a seeded random number generator (Mulberry32), so that every run has the same births. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const noonOf = (seconds: number) => seconds - (seconds % 86_400) + 43_200
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Generates random people: UTC+8, 75–134° E, both genders, true solar time, one in ten with an unknown hour. */
export function* randomPeople(count: number, seed = 20261122, [from, to] = ADULT_BIRTH_RANGE): Generator<ChartPerson> {
  const random = randomFrom(seed)
  for (let i = 0; i < count; i++) {
    const civil = from + Math.floor(random() * (to - from))
    const lng = Math.round((75 + random() * 59) * 1e4) / 1e4
    const gender = random() < 0.5 ? 'male' : 'female'
    const hourUnknown = i % UNKNOWN_HOURS === UNKNOWN_HOURS - 1
    const local = clock(hourUnknown ? noonOf(civil) : civil)
    const utc = `${clock(Date.parse(`${local}Z`) / 1000 - 28_800)}Z`
    const chart = castChart({ local, utc, offsetSeconds: 28_800, lng, lat: 30, gender, zi: '23', solarTime: true, hourUnknown })
    yield new ChartPerson(chart, SAMPLE_DATE)
  }
}
