import { describe, expect, test } from 'vitest'
import type { Chart, Pillar } from '#bazi/index.ts'
import { castChart, names } from '#bazi/index.ts'
import { resolveCivilTime } from '#places/index.ts'
import { birthOfCase, sharedCases } from './vectors.ts'

const pillarsOf = ({ pillars }: Chart): Pillar[] => [pillars.year, pillars.month, pillars.day, pillars.hour!]
const stemsOf = (pillar: Pillar) => pillar.hidden.map((one) => names.stems[one.stem])
const voidText = (pillar: Pillar) => pillar.voids.map((branch) => names.branches[branch]).join('')
const secondsApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000

const charts = sharedCases.map((one) => ({ ...one, chart: castChart(birthOfCase(one)) }))

test('has 410 shared cases', () => {
  expect(sharedCases.length).toBe(410)
})

describe.each(charts)('$id $class $input.local $input.tz', ({ chart, expect: want, margin }) => {
  const pillars = pillarsOf(chart)

  test('has exact pillars, jie and luck', () => {
    const { forward, years, months, days, startDate } = chart.luck
    expect(pillars.map((pillar) => pillar.ganzhi)).toEqual(want.pillars)
    expect([chart.prevJie.name, chart.nextJie.name]).toEqual([want.prevJie.name, want.nextJie.name])
    expect({ forward, years, months, days, startDate, pillars: chart.luck.pillars.map((pillar) => pillar.ganzhi) }).toEqual(want.luck)
  })

  test('has exact values derived from the pillars', () => {
    expect({
      tenGods: pillars.map((pillar) => (pillar.tenGod === null ? names.dayMaster : names.tenGods[pillar.tenGod])),
      hidden: pillars.map((pillar) => stemsOf(pillar).join('')),
      hiddenTenGods: pillars.map((pillar) => pillar.hidden.map((one) => names.tenGods[one.tenGod])),
      naYin: pillars.map((pillar) => names.nayin[pillar.nayin]),
      stages: pillars.map((pillar) => names.stages[pillar.stage]),
      kongWang: { year: voidText(pillars[0]!), day: voidText(pillars[2]!) },
      taiYuan: chart.conception.ganzhi,
    }).toEqual(want.derived)
  })

  test('has jie, solar clock and equation of time within tolerance', () => {
    const jieTolerance = Math.max(3, margin.jieTolerance + 2)
    expect(secondsApart(chart.prevJie.utc, want.prevJie.utc)).toBeLessThanOrEqual(jieTolerance)
    expect(secondsApart(chart.nextJie.utc, want.nextJie.utc)).toBeLessThanOrEqual(jieTolerance)
    expect(secondsApart(`${chart.trueSolar}Z`, `${want.trueSolar}Z`)).toBeLessThanOrEqual(3)
    expect(Math.abs(chart.eotSeconds - want.eotSeconds)).toBeLessThanOrEqual(3)
  })
})

test('the largest errors equal the README’s accuracy table', () => {
  const worst = (errors: readonly number[]) => Math.round(Math.max(...errors) * 10) / 10
  expect({
    jieSeconds: worst(
      charts.flatMap(({ chart, expect: want }) => [
        secondsApart(chart.prevJie.utc, want.prevJie.utc),
        secondsApart(chart.nextJie.utc, want.nextJie.utc),
      ]),
    ),
    trueSolarSeconds: worst(charts.map(({ chart, expect: want }) => secondsApart(`${chart.trueSolar}Z`, `${want.trueSolar}Z`))),
    eotSeconds: worst(charts.map(({ chart, expect: want }) => Math.abs(chart.eotSeconds - want.eotSeconds))),
  }).toEqual({ jieSeconds: 1, trueSolarSeconds: 1, eotSeconds: 0.8 })
})

test('resolved civil times give the same charts as the vectors', () => {
  for (const one of charts) {
    const { local, tz, disambiguation } = one.input
    const { utc, offsetSeconds, kind } = resolveCivilTime({ local, zone: tz, disambiguation })
    expect({ utc, offsetSeconds, kind }, one.id).toEqual({
      utc: one.expect.utc,
      offsetSeconds: one.expect.offsetSeconds,
      kind: one.expect.localKind,
    })
    const { input: _input, ...chart } = castChart({ ...birthOfCase(one), utc, offsetSeconds, kind })
    const { input: _own, ...own } = one.chart
    expect(chart, one.id).toEqual(own)
  }
})
