import { BadInput, checkCondition, checkObject } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { formatLocalTime } from './calendar.ts'
import type { PillarPlace } from './chart.ts'
import type { Clock } from './clock.ts'
import { checkClocks } from './clock.ts'
import type { SettingChange, Difference } from './difference.ts'
import { mergeSettingChanges, DIFFERENCE_COSTS } from './difference.ts'
import type { LuckElsewhere } from './luck-elsewhere.ts'
import { checkOtherSourceLuck, matchesOtherSourceLuck } from './luck-elsewhere.ts'
import type { LunarCalendar } from './lunar-calendar.ts'
import { NATAL_PILLAR_PLACES } from './natal.ts'
import { matchesPairPattern, isPairPattern } from './pair-elsewhere.ts'
import type { PillarTexts } from './pillar-texts.ts'
import { listCastingVariants } from './reading-choices.ts'
import type { CastingVariant, CastingParameters, CastingPillars } from './reading.ts'
import { computeCastingPillars } from './reading.ts'

/** A minimal set of rules under which this engine gives the other source's chart; empty if the charts agree. */
export interface Explanation {
  readonly differences: readonly Difference[]
  /** All pillars under those rules, including pillars that the other source omits. */
  readonly pillars: PillarTexts
  /** Clock reading used for day and hour, `YYYY-MM-DDTHH:mm:ss`. */
  readonly clock: string
  /** Settings that make our chart agree with the other one; null: a mistake rather than a school's rule, or nothing to change. */
  readonly change: SettingChange | null
  /** Hours by which the other source's time is later than ours (negative: earlier); null if equal. */
  readonly hours: number | null
  /** Range of the other source's longitude in degrees east; null if equal to ours. */
  readonly longitudes: { readonly from: number; readonly to: number } | null
  /** Whether the luck agrees as well; null if `options` has none. */
  readonly luck: 'fits' | 'differs' | null
}

/** Year, month, day and hour pillar as another source prints them (甲子); `?`: unknown character, null: omitted pillar. */
export type PillarsElsewhere = readonly (string | null | undefined)[]

/** Optional input: the luck that the other source prints, and a calendar to look up lunar dates. */
export interface ExplainOptions {
  readonly luck?: LuckElsewhere
  readonly lunar?: LunarCalendar
}

/** Amount by which two differences together may cost more than the cheapest explanation [P]. */
const MARGIN = 1

/** Explains another source's pillars by minimal sets of up to two rules, most common first (README). @throws BadInput as `castChart` */
export function explainDifference(
  input: BirthInput,
  elsewhere: PillarsElsewhere,
  clocks: readonly Clock[] = [],
  options: ExplainOptions = {},
): readonly Explanation[] {
  checkClocks(clocks)
  checkCondition(Array.isArray(elsewhere) && elsewhere.length === NATAL_PILLAR_PLACES.length, 'pillars', 'format')
  NATAL_PILLAR_PLACES.forEach((place, i) => checkCondition(isPairPattern(elsewhere[i]), place, 'format'))
  checkObject(options, 'told')
  if (options.luck !== undefined) checkOtherSourceLuck(options.luck)
  const own = ownReading(input)
  const lists = listCastingVariants(input, own, clocks, options.lunar, options.luck !== undefined)
  const isDone = ({ luck }: Explanation) => luck !== 'differs'
  const fitting: Explanation[] = []
  let limit = Infinity
  for (const { cost, choices } of listTrials(lists)) {
    // Trials are in order of cost; above the limit only single rules are tried.
    if (choices.length > 1 && cost > limit) continue
    const one = explanationBy(input, own, elsewhere, options, choices)
    if (!one) continue
    fitting.push(one)
    if (isDone(one)) limit = Math.min(limit, cost + MARGIN)
  }
  const done = fitting.filter(isDone)
  return removeSupersets(done.length > 0 ? done : fitting)
}

interface Trial {
  readonly cost: number
  readonly choices: readonly CastingVariant[]
}

const sumOf = (choices: readonly CastingVariant[]) => choices.reduce((sum, { difference }) => sum + DIFFERENCE_COSTS[difference], 0)

/** Yields the empty set, every single choice and every two choices of different lists; by cost, then single ones first. */
function* listTrials(lists: readonly (readonly CastingVariant[])[]): Generator<Trial> {
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

function ownReading(input: BirthInput): CastingParameters {
  const { lng, solarTime, zi } = input
  const { utcSeconds, civilSeconds, school } = parseBirthInput(input)
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

/** Returns the explanation by these choices; null if they do not give the other chart. */
function explanationBy(
  input: BirthInput,
  own: CastingParameters,
  elsewhere: PillarsElsewhere,
  options: ExplainOptions,
  choices: readonly CastingVariant[],
): Explanation | null {
  let reading: CastingParameters | null = own
  let longitudes: Explanation['longitudes'] = null
  for (const choice of choices) {
    longitudes = choice.longitudesOf?.(reading) ?? longitudes
    reading = choice.read(reading)
    if (!reading) return null
  }
  const read = readWithinRange(reading)
  const textOf = (place: PillarPlace) => (place === 'hour' && input.hourUnknown ? null : read![place].ganzhi)
  if (!read || !NATAL_PILLAR_PLACES.every((place, i) => matchesPairPattern(textOf(place), elsewhere[i]))) return null
  const differences = choices.map(({ difference }) => difference)
  return {
    differences,
    pillars: { year: read.year.ganzhi, month: read.month.ganzhi, day: read.day.ganzhi, hour: textOf('hour') },
    clock: formatLocalTime(read.clock),
    change: mergeSettingChanges(differences),
    hours: choices.find(({ hours }) => hours !== undefined)?.hours ?? null,
    longitudes,
    luck: options.luck ? (matchesOtherSourceLuck(options.luck, reading, read, input.gender) ? 'fits' : 'differs') : null,
  }
}

/** Returns the pillars of a reading; null outside the years of the jie table. */
function readWithinRange(reading: CastingParameters): CastingPillars | null {
  try {
    return computeCastingPillars(reading)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

const SOLAR: readonly Difference[] = ['mean-solar', 'rough-solar', 'other-longitude', 'no-date-line']

/** Lists an explanation's differences, plus 'solar-clock' if one of SOLAR implies it. */
const partsOf = ({ differences }: Explanation): readonly Difference[] =>
  differences.some((one) => SOLAR.includes(one)) ? [...differences, 'solar-clock'] : differences

/** Removes explanations that contain a smaller one; preserves the order. */
function removeSupersets(fitting: readonly Explanation[]): readonly Explanation[] {
  const smallest: Explanation[] = []
  for (const one of fitting.toSorted((a, b) => a.differences.length - b.differences.length)) {
    const parts = partsOf(one)
    if (!smallest.some(({ differences }) => differences.every((each) => parts.includes(each)))) smallest.push(one)
  }
  return fitting.filter((one) => smallest.includes(one))
}
