import { BadInput, check, checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { clockText } from './calendar.ts'
import type { PillarPlace } from './chart.ts'
import type { Clock } from './clock.ts'
import { checkClocks } from './clock.ts'
import type { Change, Difference } from './difference.ts'
import { changeOf, DIFFERENCE_COSTS } from './difference.ts'
import type { LuckElsewhere } from './luck-elsewhere.ts'
import { checkLuckElsewhere, isLuckOf } from './luck-elsewhere.ts'
import type { LunarCalendar } from './lunar-calendar.ts'
import { PLACES } from './natal.ts'
import { isPair, isPairText } from './pair-elsewhere.ts'
import type { PillarTexts } from './pillar-texts.ts'
import type { Choice } from './reading-choices.ts'
import { choicesOf } from './reading-choices.ts'
import type { Reading, ReadPillars } from './reading.ts'
import { pillarsOfReading } from './reading.ts'

/** A set of rules that gives the other chart; no smaller part of it does. Without any: the charts agree. */
export interface Explanation {
  readonly differences: readonly Difference[]
  /** The whole chart by those rules: what the other source left out stands here. */
  readonly pillars: PillarTexts
  /** Reading of the clock that day and hour stand on, `YYYY-MM-DDTHH:mm:ss`. */
  readonly clock: string
  /** What our archive can be set to so that it agrees; null: a mistake and no school, or nothing to change. */
  readonly change: Change | null
  /** By how many hours their time is later than ours (negative: earlier); null if it is the same. */
  readonly hours: number | null
  /** Degrees east between which their place lies; null if it is the same. */
  readonly longitudes: { readonly from: number; readonly to: number } | null
  /** Whether luck is theirs, too; null if none was told. */
  readonly luck: 'fits' | 'differs' | null
}

/** Year, month, day, hour as another source prints them (甲子); `?` for a sign, null for a pillar that it leaves out. */
export type PillarsElsewhere = readonly (string | null | undefined)[]

/** What else is known: the luck that the other source prints, and a calendar to look up lunar dates in. */
export interface ToldElsewhere {
  readonly luck?: LuckElsewhere
  readonly lunar?: LunarCalendar
}

/** Two differences may cost so much more than the least that explains the chart [P]. */
const MARGIN = 1

/**
 * Why another source gives other pillars: every smallest set of rules, of two at most, under which this birth
 * has them, what is most common first. Two together are named only where they cost at most one more than the
 * least that does. One without differences: the charts agree. None: no set of rules gives them, so more was told
 * differently. Pillars unknown on either side fit all. If luck is told, readings with that luck alone are left,
 * unless there is none.
 * @param elsewhere `[year, month, day, hour]`
 * @param clocks how the place's zone lets the clock be read (`clocksOf` of the places)
 * @throws BadInput as `castChart`, and for a pillar that is none (`year`, `month`, `day`, `hour`, `luck`)
 */
export function explainDifference(
  input: BirthInput,
  elsewhere: PillarsElsewhere,
  clocks: readonly Clock[] = [],
  told: ToldElsewhere = {},
): readonly Explanation[] {
  checkClocks(clocks)
  check(Array.isArray(elsewhere) && elsewhere.length === PLACES.length, 'pillars', 'format')
  PLACES.forEach((place, i) => check(isPairText(elsewhere[i]), place, 'format'))
  checkObject(told, 'told')
  if (told.luck !== undefined) checkLuckElsewhere(told.luck)
  const own = ownReading(input)
  const lists = choicesOf(input, own, clocks, told.lunar, told.luck !== undefined)
  const isDone = ({ luck }: Explanation) => luck !== 'differs'
  const fitting: Explanation[] = []
  let limit = Infinity
  for (const { cost, choices } of triedOf(lists)) {
    // What costs less comes before: beyond the limit are single ones alone.
    if (choices.length > 1 && cost > limit) continue
    const one = explanationBy(input, own, elsewhere, told, choices)
    if (!one) continue
    fitting.push(one)
    if (isDone(one)) limit = Math.min(limit, cost + MARGIN)
  }
  const done = fitting.filter(isDone)
  return smallestOf(done.length > 0 ? done : fitting)
}

interface Tried {
  readonly cost: number
  readonly choices: readonly Choice[]
}

const sumOf = (choices: readonly Choice[]) => choices.reduce((sum, { difference }) => sum + DIFFERENCE_COSTS[difference], 0)

/** None, then every one and every two of different lists; what costs less first, of equals the single ones. */
function* triedOf(lists: readonly (readonly Choice[])[]): Generator<Tried> {
  yield { cost: 0, choices: [] }
  const singles = lists.flatMap((list, at) => list.map((choice) => ({ at, choice, own: sumOf([choice]) })))
  const most = 2 * Math.max(...singles.map(({ own }) => own))
  for (let cost = 1; cost <= most; cost++) {
    for (const { choice, own } of singles) if (own === cost) yield { cost, choices: [choice] }
    for (const one of singles)
      for (const other of singles)
        if (other.at > one.at && one.own + other.own === cost) yield { cost, choices: [one.choice, other.choice] }
  }
}

function ownReading(input: BirthInput): Reading {
  const { lng, solarTime, zi } = input
  const { utcSeconds, civilSeconds, school } = birthOf(input)
  return {
    utcSeconds,
    civilSeconds,
    lng,
    clock: solarTime ? 'solar' : 'civil',
    clockOff: 0,
    hasDateLine: true,
    zi: zi === '24' && school?.lateHour ? 'same-day' : zi,
    jieBy: 'instant',
    jieOff: 0,
    yearBy: school?.yearName ? 'lunar' : 'lichun',
    monthsOff: 0,
    luckFrom: school?.luckFrom ?? 'seconds',
    isLuckByGender: false,
  }
}

/** null if these differences do not give the other chart. */
function explanationBy(
  input: BirthInput,
  own: Reading,
  elsewhere: PillarsElsewhere,
  told: ToldElsewhere,
  choices: readonly Choice[],
): Explanation | null {
  let reading: Reading | null = own
  let longitudes: Explanation['longitudes'] = null
  for (const choice of choices) {
    longitudes = choice.longitudesOf?.(reading) ?? longitudes
    reading = choice.read(reading)
    if (!reading) return null
  }
  const read = readWithin(reading)
  const textOf = (place: PillarPlace) => (place === 'hour' && input.hourUnknown ? null : read![place].ganzhi)
  if (!read || !PLACES.every((place, i) => isPair(textOf(place), elsewhere[i]))) return null
  const differences = choices.map(({ difference }) => difference)
  return {
    differences,
    pillars: { year: read.year.ganzhi, month: read.month.ganzhi, day: read.day.ganzhi, hour: textOf('hour') },
    clock: clockText(read.clock),
    change: changeOf(differences),
    hours: choices.find(({ hours }) => hours !== undefined)?.hours ?? null,
    longitudes,
    luck: told.luck ? (isLuckOf(told.luck, reading, read, input.gender) ? 'fits' : 'differs') : null,
  }
}

/** null beyond the years of the jie. */
function readWithin(reading: Reading): ReadPillars | null {
  try {
    return pillarsOfReading(reading)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

const SOLAR: readonly Difference[] = ['mean-solar', 'rough-solar', 'other-longitude', 'no-date-line']

/** Beside a civil clock every other solar clock is first of all one. */
const partsOf = ({ differences }: Explanation): readonly Difference[] =>
  differences.some((one) => SOLAR.includes(one)) ? [...differences, 'solar-clock'] : differences

/** Without those of which a part does; the order stays. */
function smallestOf(fitting: readonly Explanation[]): readonly Explanation[] {
  const smallest: Explanation[] = []
  for (const one of fitting.toSorted((a, b) => a.differences.length - b.differences.length)) {
    const parts = partsOf(one)
    if (!smallest.some(({ differences }) => differences.every((each) => parts.includes(each)))) smallest.push(one)
  }
  return fitting.filter((one) => smallest.includes(one))
}
