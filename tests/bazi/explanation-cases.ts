/** Charts with a known mistake or school, printed without code of the engine. */
import { Lunar } from 'lunar-typescript'
import type { BirthInput, Difference, LuckElsewhere } from '#bazi/index.ts'
import { clocksOf } from '#places/index.ts'
import type { CheckCase } from '#device/check/check-cases.ts'
import { birthOfCase, sharedCases } from './vectors.ts'
import { BEIJING, DAY, dayOf, HOUR, printedBy, SECOND, solarOf, sourceOf, type Printed, type Source } from './printed-charts.ts'

export interface ExplanationCase extends Printed {
  readonly id: string
  readonly truth: readonly Difference[]
  readonly birth: BirthInput
  readonly zone: string
}

/** Last year in which lunar-typescript's jie differ from the engine's by at most 3 s. */
const LAST_YEAR = 2036
const FIRST_YEAR = 1901
const NEAR = 120 * SECOND
const PER_TRUTH = 14
const CAPITALS = [116.4, 121.47, 104.07, 87.62, 113.26, 126.63, 91.11, 108.94]

const later = (source: Source, ms: number): Source => ({
  ...source,
  utc: source.utc + ms,
  civil: source.civil + ms,
  local: source.local + ms,
  solar: source.solar + ms,
})

/** Returns the source with the same local time at another UTC offset, hence another instant. */
const readBy = (source: Source, offset: number): Source => ({
  ...source,
  offset,
  utc: source.local - offset,
  civil: source.local,
  solar: source.solar + source.local - offset - source.utc,
})

function onDate(source: Source, [year, month, day]: readonly [number, number, number]): Source | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCDate() !== day || year < FIRST_YEAR) return null
  const there = later(source, date.getTime() - Math.floor(source.civil / DAY) * DAY)
  // The oracle's equation of time is that of the true date; Spencer's is accurate enough far from a double-hour boundary.
  const solar = there.solar - source.eot + spencerOf(there.utc)
  const sinceTurn = (((solar + HOUR) % (2 * HOUR)) + 2 * HOUR) % (2 * HOUR)
  return Math.min(sinceTurn, 2 * HOUR - sinceTurn) < NEAR ? null : { ...there, solar, eot: spencerOf(there.utc) }
}

function lunarNumbersOf({ civil }: Source): readonly [number, number, number] {
  const lunar = solarOf(civil).getLunar()
  return [lunar.getYear(), Math.abs(lunar.getMonth()), lunar.getDay()]
}

function solarNumbersOf({ civil }: Source): readonly [number, number, number] | null {
  const date = solarOf(civil)
  try {
    const solar = Lunar.fromYmd(date.getYear(), date.getMonth(), date.getDay()).getSolar()
    return [solar.getYear(), solar.getMonth(), solar.getDay()]
  } catch {
    return null
  }
}

/** Spencer's equation of time in ms. */
function spencerOf(utc: number): number {
  const at = new Date(utc)
  const day = (utc - 12 * HOUR - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY
  const g = (2 * Math.PI * day) / 365
  return (
    13751 * SECOND * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g))
  )
}

type Make = (source: Source, one: CheckCase, nth: number) => Source | null

const onChina = ({ lng, offset }: Source) => offset === BEIJING && lng > 73 && lng < 135.1
const isSolar = (source: Source) => source.clock === 'solar'

const standard: Make = (source, { input }) => {
  const [now, other] = clocksOf({ local: input.local, zone: input.tz })
  return now!.kind === 'daylight' && other?.kind === 'standard' && now!.offsetSeconds * SECOND === source.offset
    ? readBy(source, other.offsetSeconds * SECOND)
    : null
}

/** Per difference, a function that makes the mistake in a birth's data; null where it cannot occur. */
export const MISTAKES: Readonly<Partial<Record<Difference, Make>>> = {
  'civil-clock': (one) => (isSolar(one) ? { ...one, clock: 'civil' } : null),
  'solar-clock': (one) => (isSolar(one) ? null : { ...one, clock: 'solar' }),
  'mean-solar': (one) => (isSolar(one) ? { ...one, clock: 'mean' } : null),
  'rough-solar': (one) => (isSolar(one) ? { ...one, solar: one.solar - one.eot + spencerOf(one.utc) } : null),
  'other-longitude': (one, _, nth) => {
    const lng = CAPITALS[nth % CAPITALS.length]!
    return isSolar(one) && onChina(one) ? { ...one, solar: one.solar + (lng - one.lng) * 240 * SECOND } : null
  },
  'no-date-line': (one) => {
    const days = Math.round((one.solar - one.utc - one.lng * 240 * SECOND) / DAY)
    return days === 0 || !isSolar(one) ? null : { ...one, solar: one.solar - days * DAY }
  },
  'clock-standard': standard,
  'clock-beijing': (one) => (one.offset === BEIJING ? null : readBy(one, BEIJING)),
  'into-beijing': (one) => (one.offset === BEIJING ? null : { ...one, civil: one.utc + BEIJING, clock: 'civil' }),
  'offset-in-minutes': (one) => {
    const offset = Math.round(one.offset / 60_000) * 60_000
    return offset === one.offset ? null : readBy(one, offset)
  },
  'zi-23': (one) => (one.zi === '24' ? { ...one, zi: '23' } : null),
  'zi-24': (one) => (one.zi === '23' ? { ...one, zi: '24' } : null),
  'zi-same-day': (one) => ({ ...one, zi: 'same-day' }),
  'jie-by-day': (one) => ({ ...one, monthBy: 'day' }),
  'jie-by-solar-clock': (one) => ({ ...one, monthBy: 'solar' }),
  'jie-by-civil-clock': (one) => (one.offset === BEIJING ? null : { ...one, monthBy: 'civil' }),
  'jie-seconds': (one, _, nth) => ({ ...one, jieOff: nth % 2 === 0 ? -30 * SECOND : 8 * SECOND }),
  'lunar-new-year': (one) => ({ ...one, yearBy: 'lunar' }),
  'january-first': (one) => ({ ...one, yearBy: 'january' }),
  'southern-months': (one) => (one.lat < 0 ? { ...one, months: 6 } : null),
  'lunar-as-solar': (one) => onDate(one, lunarNumbersOf(one)),
  'solar-as-lunar': (one) => {
    const numbers = solarNumbersOf(one)
    return numbers && onDate(one, numbers)
  },
  'twelve-hours': (one) => later(one, (new Date(one.civil).getUTCHours() < 12 ? 12 : -12) * HOUR),
  'hour-earlier': (one) => later(one, -2 * HOUR),
  'hour-later': (one) => later(one, 2 * HOUR),
  'hours-off': (one, _, nth) => later(one, [4, -4, 6, -6, 8, -8, 10, -10][nth % 8]! * HOUR),
  'luck-days': (one) => ({ ...one, luck: 'days' }),
  'luck-double-hours': (one) => ({ ...one, luck: 'double-hours' }),
  'luck-by-gender': (one) => ({ ...one, byGender: true }),
}

const PAIRS: readonly (readonly [Difference, Difference])[] = [
  ['clock-standard', 'civil-clock'],
  ['clock-beijing', 'civil-clock'],
  ['civil-clock', 'zi-24'],
  ['civil-clock', 'zi-23'],
  ['civil-clock', 'zi-same-day'],
  ['civil-clock', 'lunar-new-year'],
  ['civil-clock', 'jie-by-day'],
  ['civil-clock', 'january-first'],
  ['mean-solar', 'lunar-new-year'],
  ['clock-standard', 'lunar-new-year'],
  ['clock-standard', 'zi-24'],
  ['into-beijing', 'lunar-new-year'],
  ['lunar-as-solar', 'civil-clock'],
  ['solar-as-lunar', 'civil-clock'],
  ['civil-clock', 'luck-double-hours'],
  ['civil-clock', 'luck-days'],
  ['zi-24', 'luck-double-hours'],
]

/** Age at the start of luck in days (360 a year); `isSameLuck` ignores differences of up to two days. */
const daysOfLuck = ({ years, months, days }: LuckElsewhere) => years! * 360 + months! * 30 + days!
const isSameLuck = (a: LuckElsewhere, b: LuckElsewhere) =>
  a.pillars!.join() === b.pillars!.join() && Math.abs(daysOfLuck(a) - daysOfLuck(b)) <= 2
const pillarsOf = ({ pillars }: Pick<ExplanationCase, 'pillars'>) => pillars.join(' ')
const isOfLuck = (truth: readonly Difference[]) => truth.some((each) => each.startsWith('luck-'))

function casesOf(truth: readonly Difference[]): readonly ExplanationCase[] {
  const found: ExplanationCase[] = []
  let nth = 0
  for (const one of sharedCases) {
    const year = Number(one.input.local.slice(0, 4))
    if (year < FIRST_YEAR || year > LAST_YEAR) continue
    const own = sourceOf(one)
    const isSame = (a: Printed, b: Printed) => pillarsOf(a) === pillarsOf(b) && (!isOfLuck(truth) || isSameLuck(a.luck, b.luck))
    // Each of two mistakes must change the chart by itself, or one alone would explain it.
    const steps = truth.map((each) => MISTAKES[each]!(own, one, nth))
    const made = truth.reduce<Source | null>((source, each) => source && MISTAKES[each]!(source, one, nth), own)
    if (
      !made ||
      steps.includes(null) ||
      [own, ...(truth.length > 1 ? steps : [])].some((part) => isSame(printedBy(part!), printedBy(made)))
    )
      continue
    nth++
    found.push({ id: one.id, truth, birth: birthOfCase(one), zone: one.input.tz, ...printedBy(made) })
  }
  const step = Math.max(1, found.length / PER_TRUTH)
  return Array.from({ length: Math.min(found.length, PER_TRUTH) }, (_, i) => found[Math.floor(i * step)]!)
}

/** Lists up to fourteen cases for each mistake and each pair of mistakes that change the pillars or the luck. */
export function explanationCases(): readonly ExplanationCase[] {
  return [...Object.keys(MISTAKES).map((one) => [one as Difference]), ...PAIRS].flatMap(casesOf)
}

export const lunarCalendar = {
  dateOf(days: number) {
    const lunar = solarOf(days * DAY).getLunar()
    return { year: lunar.getYear(), month: Math.abs(lunar.getMonth()), day: lunar.getDay(), isLeap: lunar.getMonth() < 0 }
  },
  daysOf({ year, month, day, isLeap }: { year: number; month: number; day: number; isLeap: boolean }) {
    try {
      return dayOf(Lunar.fromYmd(year, isLeap ? -month : month, day).getSolar()) / DAY
    } catch {
      return null
    }
  },
}
