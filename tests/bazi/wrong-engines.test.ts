/** Counts the shared cases that detect a faulty engine; the vectors' authors' counts for the same faults differ by at most seven. */
import { describe, expect, test } from 'vitest'
import type { BirthInput, Chart } from '#bazi/index.ts'
import type { CheckCase } from '#device/check/check-cases.ts'
import { castChart } from '#bazi/index.ts'
import { clocksOf, resolveCivilTime } from '#places/index.ts'
import type { Edit } from './mutant.ts'
import { engineWith } from './mutant.ts'
import { birthOfCase, sharedCases } from './vectors.ts'

const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000

/** Whether a pillar or a luck value is wrong. */
function isWrongChart({ pillars, luck }: Chart, { expect: want }: CheckCase): boolean {
  const ours = {
    pillars: [pillars.year, pillars.month, pillars.day, pillars.hour!].map((pillar) => pillar.ganzhi),
    luck: [luck.forward, luck.years, luck.months, luck.days, ...luck.pillars.map((pillar) => pillar.ganzhi)],
  }
  const { forward, years, months, days, pillars: luckPillars } = want.luck
  return ours.pillars.join() !== want.pillars.join() || ours.luck.join() !== [forward, years, months, days, ...luckPillars].join()
}

/** Whether any value of the case is wrong, or a clock or jie is outside its tolerance. */
function isWrong(chart: Chart, one: CheckCase): boolean {
  const { expect: want, margin } = one
  const jieTolerance = Math.max(3, margin.jieTolerance + 2)
  return (
    isWrongChart(chart, one) ||
    chart.input.offsetSeconds !== want.offsetSeconds ||
    secondsApart(chart.input.utc, want.utc) > 0 ||
    secondsApart(`${chart.trueSolar}Z`, `${want.trueSolar}Z`) > 3 ||
    Math.abs(chart.eotSeconds - want.eotSeconds) > 3 ||
    secondsApart(chart.prevJie.utc, want.prevJie.utc) > jieTolerance ||
    secondsApart(chart.nextJie.utc, want.nextJie.utc) > jieTolerance
  )
}

function countsOf(chartOf: (one: CheckCase) => Chart): readonly [charts: number, any: number] {
  let charts = 0
  let any = 0
  for (const one of sharedCases) {
    const chart = chartOf(one)
    if (isWrongChart(chart, one)) charts++
    if (isWrong(chart, one)) any++
  }
  return [charts, any]
}

test('the unchanged engine fails in none of the 410 cases', async () => {
  const { castChart: cast } = await engineWith([])
  expect(sharedCases.length).toBe(410)
  expect(countsOf((one) => cast(birthOfCase(one)))).toEqual([0, 0])
})

const SPENCER = `const noon = utcSeconds / 86400 - 0.5
  const g = (2 * Math.PI * (noon - epochDayOf(civilDateOf(Math.floor(noon)).year, 1, 1))) / 365
  return 13751 * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g))
  `

const JIE = 'return secondsCache[number]! || (secondsCache[number] = computeJieSeconds(number))'
const jieLater = (seconds: string): Edit => ({ file: 'solar-terms.ts', from: JIE, to: `return computeJieSeconds(number) ${seconds}` })
const HOUR_STEM = { file: 'pillars.ts', from: 'ganzhiAt(((usesPillarDay ? dayOfPillar : nextFromLate) + 17) * 12 + branch)' }
const UNITS = { file: 'luck.ts', from: 'Math.floor((later - earlier) / LUCK_SECONDS_PER_DAY)' }

/** Faults: name, edits of the source, number of cases with a wrong chart, number of cases with any wrong value. */
const wrongEngines: readonly (readonly [name: string, edits: readonly Edit[], charts: number, any: number])[] = [
  [
    'clock instead of solar time',
    [{ file: 'chart.ts', from: 'input.solarTime ? solar.seconds : civilSeconds', to: 'civilSeconds' }],
    160,
    160,
  ],
  [
    'no equation of time',
    [
      {
        file: 'solar-time.ts',
        from: 'const eotSeconds = equationOfTimeAt(utcSeconds)',
        to: 'const eotSeconds = 0 * equationOfTimeAt(utcSeconds)',
      },
    ],
    33,
    410,
  ],
  [
    "Spencer's equation of time",
    [
      { file: 'solar-time.ts', from: 'const t = (utcSeconds + approximateTt', to: `${SPENCER}const t = (utcSeconds + approximateTt` },
      { file: 'solar-time.ts', from: 'import { DAY_SECONDS }', to: 'import { civilDateOf, epochDayOf, DAY_SECONDS }' },
    ],
    2,
    373,
  ],
  [
    'jie compared on the solar clock',
    [{ file: 'chart.ts', from: 'jieNumberAt(utcSeconds)', to: 'jieNumberAt(solar.seconds - 28800)' }],
    35,
    35,
  ],
  [
    'wall clock abroad compared with the jie of Beijing time',
    [{ file: 'chart.ts', from: 'jieNumberAt(utcSeconds)', to: 'jieNumberAt(civilSeconds - 28800)' }],
    25,
    25,
  ],
  ['jie by calendar day', [jieLater('- ((computeJieSeconds(number) + 28800) % 86400 + 86400) % 86400')], 409, 410],
  ['jie 30 s late', [jieLater('+ 30')], 19, 402],
  ['jie 8 s early', [jieLater('- 8')], 3, 400],
  [
    'year changes on 1 January',
    [
      { file: 'chart.ts', from: 'yearPillarOfJie(jie)', to: 'yearPillarOf(Number(input.local.slice(0, 4)))' },
      { file: 'chart.ts', from: 'monthPillarOfJie, yearPillarOfJie }', to: 'monthPillarOfJie, yearPillarOf }' },
    ],
    50,
    50,
  ],
  ['zi option ignored: always 23', [{ file: 'pillars.ts', from: "zi === '23' ? nextFromLate : days", to: 'nextFromLate' }], 14, 14],
  ['zi option ignored: always 24', [{ file: 'pillars.ts', from: "zi === '23' ? nextFromLate : days", to: 'days' }], 21, 21],
  ['late-zi hour stem from the same day', [{ ...HOUR_STEM, to: 'ganzhiAt((days + 17) * 12 + branch)' }], 35, 35],
  ['no date-line wrap', [{ file: 'solar-time.ts', from: 'Math.abs(apart) > DAY_SECONDS / 2', to: 'false' }], 5, 6],
  [
    'southern months turned round',
    [{ file: 'chart.ts', from: 'monthPillarOfJie(jie)', to: 'monthPillarOfJie(input.lat < 0 ? jie + 6 : jie)' }],
    89,
    89,
  ],
  [
    'luck by gender alone',
    [{ file: 'chart.ts', from: "(jieYear.index % 2 === 0) === (input.gender === 'male')", to: "input.gender === 'male'" }],
    206,
    206,
  ],
  ['luck from whole days', [{ ...UNITS, to: 'Math.floor((later - earlier) / 86400) * 120' }], 372, 372],
  ['luck from double-hours', [{ ...UNITS, to: 'Math.floor((later - earlier) / 7200) * 10' }], 343, 343],
]

describe('faulty engines', () => {
  test('number 17', () => {
    expect(wrongEngines.length).toBe(17)
  })

  test.each(wrongEngines)('%s', async (_name, edits, charts, any) => {
    const { castChart: cast } = await engineWith(edits)
    expect(countsOf((one) => cast(birthOfCase(one)))).toEqual([charts, any])
  })
})

const clockText = (ms: number) => new Date(ms).toISOString().slice(0, 19)

/** Returns the birth with its local time read at another UTC offset: a fault outside the engine. */
function readWith(birth: BirthInput, offsetSeconds: number): BirthInput {
  return { ...birth, offsetSeconds, utc: `${clockText(Date.parse(`${birth.local}Z`) - offsetSeconds * 1000)}Z` }
}

const wrongReadings: readonly (readonly [
  name: string,
  read: (birth: BirthInput, tz: string) => BirthInput,
  charts: number,
  any: number,
])[] = [
  [
    'daylight saving ignored',
    (birth, zone) => {
      const standard = clocksOf({ local: birth.local, zone }).at(-1)!
      return standard.offsetSeconds < birth.offsetSeconds ? readWith(birth, standard.offsetSeconds) : birth
    },
    93,
    97,
  ],
  ['wall clock abroad read as Beijing time', (birth) => readWith(birth, 28_800), 308, 309],
  [
    'local mean time rounded to minutes',
    (birth) => (birth.offsetSeconds % 60 === 0 ? birth : readWith(birth, Math.round(birth.offsetSeconds / 60) * 60)),
    1,
    21,
  ],
  [
    'overlap always earlier, gap moved back',
    (birth, zone) => ({ ...birth, ...resolveCivilTime({ local: birth.local, zone, disambiguation: 'earlier' }) }),
    8,
    9,
  ],
]

describe('detects a wrongly read clock', () => {
  test.each(wrongReadings)('%s', (_name, read, charts, any) => {
    expect(countsOf((one) => castChart(read(birthOfCase(one), one.input.tz)))).toEqual([charts, any])
  })
})
