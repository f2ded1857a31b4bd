import type { Chart, Pillar } from '#bazi/index.ts'
import { castChart, names } from '#bazi/index.ts'
import { birthdayOfLocal, toBirthInput, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import type { CheckCase } from '#device/check/check-cases.ts'

/** Checked values of a chart, in the order of computation. */
export type CheckedChartField = 'utc' | 'offset' | 'kind' | 'solarClock' | 'equationOfTime' | 'jie' | 'pillars' | 'luck' | 'derived'

/** Difference that the cases allow between the engine's solar position (Meeus) and that of their source. */
const CLOCK_TOLERANCE_SECONDS = 3

const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Casts the chart of a case as the birth form would, with this browser's time zone data. */
function chartOf({
  input: { local, tz: zone, gender, solarTime: solar_time, hourUnknown: hour_unknown = false, ...rest },
}: CheckCase): Chart {
  const birthday = birthdayOfLocal(local)
  const stated: UnresolvedProfile = { ...rest, birthday, zone, hour_unknown, solar_time, gender: gender === 'male' ? '1' : '0' }
  return castChart(toBirthInput(resolveBirth(stated)))
}

function isJieRight({ prevJie, nextJie }: Chart, { expect: want, margin }: CheckCase): boolean {
  const tolerance = Math.max(CLOCK_TOLERANCE_SECONDS, margin.jieTolerance + 2)
  const pairs = [
    [prevJie, want.prevJie],
    [nextJie, want.nextJie],
  ] as const
  return pairs.every(([ours, theirs]) => ours.name === theirs.name && secondsApart(ours.utc, theirs.utc) <= tolerance)
}

function isLuckRight({ luck }: Chart, { expect: { luck: want } }: CheckCase): boolean {
  const { forward, years, months, days } = luck
  return isSame(
    [forward, years, months, days, luck.pillars.map(({ ganzhi }) => ganzhi)],
    [want.forward, want.years, want.months, want.days, want.pillars],
  )
}

function areDerivedRight(pillars: readonly Pillar[], { expect: { derived } }: CheckCase): boolean {
  return isSame(
    pillars.map(({ tenGod, hidden, nayin, stage }) => [
      tenGod === null ? names.dayMaster : names.tenGods[tenGod],
      hidden.map(({ stem }) => names.stems[stem]).join(''),
      names.nayin[nayin],
      names.stages[stage],
    ]),
    pillars.map((_, i) => [derived.tenGods[i], derived.hidden[i], derived.naYin[i], derived.stages[i]]),
  )
}

/** Returns the names of the chart values that differ from the case; empty if the case passes. */
export function findWrongChartFields(one: CheckCase): readonly CheckedChartField[] {
  const { expect: want } = one
  const chart = chartOf(one)
  const { input, pillars } = chart
  const four = [pillars.year, pillars.month, pillars.day, pillars.hour!]
  const isRight: Readonly<Record<CheckedChartField, boolean>> = {
    utc: input.utc === want.utc,
    offset: input.offsetSeconds === want.offsetSeconds,
    kind: input.kind === want.localKind,
    solarClock: secondsApart(`${chart.trueSolar}Z`, `${want.trueSolar}Z`) <= CLOCK_TOLERANCE_SECONDS,
    equationOfTime: Math.abs(chart.eotSeconds - want.eotSeconds) <= CLOCK_TOLERANCE_SECONDS,
    jie: isJieRight(chart, one),
    pillars: isSame(
      four.map(({ ganzhi }) => ganzhi),
      want.pillars,
    ),
    luck: isLuckRight(chart, one),
    derived: areDerivedRight(four, one),
  }
  return (Object.keys(isRight) as CheckedChartField[]).filter((field) => !isRight[field])
}
