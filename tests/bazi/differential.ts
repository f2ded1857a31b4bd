import type { BirthInput, Chart } from '#bazi/index.ts'
import { castChart, jieAround } from '#bazi/index.ts'
import { randomBirths, createNumberGenerator } from './random-births.ts'

const CLOSE_SECONDS = 180
const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

function movedTo(birth: BirthInput, civil: number): BirthInput {
  return { ...birth, local: clockText(civil), utc: `${clockText(civil - 28_800)}Z` }
}

/** Moves a birth to within three minutes of the previous jie. */
function nearJie(birth: BirthInput, random: () => number): BirthInput {
  const jie = Date.parse(jieAround(birth.utc).prevJie.utc) / 1000 + 28_800
  return movedTo(birth, jie + Math.round((random() * 2 - 1) * CLOSE_SECONDS))
}

/** Moves a birth to within three minutes of an odd hour; one birth in six to 23:00 or midnight, when the day changes. */
function nearHour(birth: BirthInput, random: () => number): BirthInput {
  const midnight = Date.parse(`${birth.local.slice(0, 10)}T00:00:00Z`) / 1000
  const hour = random() < 1 / 6 ? [0, 23][Math.floor(random() * 2)]! : 1 + 2 * Math.floor(random() * 12)
  return movedTo(birth, midnight + hour * 3600 + Math.round((random() * 2 - 1) * CLOSE_SECONDS))
}

/** Creates 20,000 births of 1900–2099 in Beijing time, sorted (libraries cache one year): 2,000 near a jie, 2,000 near an hour change. */
export function differentialBirths(): readonly BirthInput[] {
  const random = createNumberGenerator(20_261_120)
  return randomBirths(20_000, 7)
    .map((birth, i) => (i % 10 === 0 ? nearJie(birth, random) : i % 10 === 1 ? nearHour(birth, random) : birth))
    .toSorted((a, b) => (a.local < b.local ? -1 : 1))
}

/** Comparable parts of a chart: pillars, direction and luck pillars as texts, start of luck in days of 720 s. */
export interface ComparableChart {
  readonly pillars: string
  readonly forward: boolean
  readonly luckPillars: string
  readonly luckDays: number
}

export function comparableChartOf({ pillars, luck }: Chart): ComparableChart {
  return {
    pillars: [pillars.year, pillars.month, pillars.day, pillars.hour!].map((pillar) => pillar.ganzhi).join(' '),
    forward: luck.forward,
    luckPillars: luck.pillars.map((pillar) => pillar.ganzhi).join(' '),
    luckDays: (luck.years * 12 + luck.months) * 30 + luck.days,
  }
}

/** Result of the library, with its instants of the jie (Beijing time, in ms as if UTC). */
export interface LibraryChart extends ComparableChart {
  readonly jieBefore: () => number
  readonly jieAfter: () => number
}

/**
 * Allowed difference between instants of a jie, in seconds: about one second for the series, plus the uncertain future rotation
 * of the Earth.
 */
export function jieToleranceOf(year: number): number {
  return year < 2037 ? 3 : year < 2060 ? 30 : 120
}

/** Computes the engine's chart from the library's instants of the jie. */
export function castByLibraryJie(
  birth: BirthInput,
  { jieBefore, jieAfter }: LibraryChart,
): ComparableChart & { readonly jieSeconds: number } {
  const civil = Date.parse(`${birth.local}Z`)
  const [before, after] = [jieBefore(), jieAfter()]
  // The middle of the library's month is far from any boundary: the engine has the same year and month pillars there.
  const middle = comparableChartOf(castChart(movedTo(birth, Math.round((before + after) / 2000))))
  const own = comparableChartOf(castChart(birth))
  const ours = jieAround(movedTo(birth, Math.round((before + after) / 2000)).utc)
  const apart = [
    [ours.prevJie.utc, before],
    [ours.nextJie.utc, after],
  ] as const
  return {
    pillars: [...middle.pillars.split(' ').slice(0, 2), ...own.pillars.split(' ').slice(2)].join(' '),
    forward: middle.forward,
    luckPillars: middle.luckPillars,
    luckDays: Math.floor((middle.forward ? after - civil : civil - before) / 720_000),
    jieSeconds: Math.max(...apart.map(([utc, theirs]) => Math.abs(Date.parse(utc) + 28_800_000 - theirs) / 1000)),
  }
}

export function isSame(a: ComparableChart, b: ComparableChart): boolean {
  return a.pillars === b.pillars && a.forward === b.forward && a.luckPillars === b.luckPillars && a.luckDays === b.luckDays
}
