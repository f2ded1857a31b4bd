import { describe, expect, test } from 'vitest'
import { SixtyCycle, SolarDay, Taboo } from 'tyme4ts'
import { DAY_GOD_HAN } from '#almanac/codes.ts'
import { dayListsOf } from '#almanac/index.ts'
import { BRANCHES, dutyOf, names, SIXTY } from '#bazi/index.ts'
import type { BestDays, PurposeCode } from '#readings/daily/best-days.ts'
import { findBestDays, PURPOSES } from '#readings/daily/best-days.ts'
import fc from '../support/seeded-fast-check.ts'

const PURPOSE_CODES = Object.keys(PURPOSES) as PurposeCode[]
const chartOf = (pillars: string) => {
  const [year, month, day] = pillars.split(' ').map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text)!)
  return { pillars: { year: year!, month: month!, day: day!, hour: null } }
}
const anyPair = fc.constantFrom(...SIXTY)
const anyChart = fc.record({ year: anyPair, month: anyPair, day: anyPair, hour: fc.option(anyPair) }).map((pillars) => ({ pillars }))
const yearOf = (chart: Parameters<typeof findBestDays>[0], purpose: PurposeCode, year = 2026) =>
  findBestDays(chart, purpose, { year, month: 1, day: 1 }, { year, month: 12, day: 31 })
const on = ({ picks, rejected }: BestDays, month: number, day: number) =>
  [...picks, ...rejected].find(({ date }) => date.month === month && date.day === day)!

describe('for moving', () => {
  test('excludes days that clash with the natal year or day', () => {
    fc.assert(
      fc.property(anyChart, fc.integer({ min: 1850, max: 2100 }), (chart, year) => {
        const apart = (a: string, b: string) => (BRANCHES.indexOf(a as never) - BRANCHES.indexOf(b as never) + 12) % 12
        const own = [chart.pillars.year.branch, chart.pillars.day.branch]
        for (const { pair } of yearOf(chart, 'moving', year).picks) expect(own.map((branch) => apart(pair.branch, branch))).not.toContain(6)
      }),
      { numRuns: 60 },
    )
  })
})

test('picks or rejects every day by reasons that sum to the fit', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(...PURPOSE_CODES), (chart, purpose) => {
      const { picks, rejected } = yearOf(chart, purpose)
      expect(picks.length + rejected.length).toBe(365)
      expect(new Set([...picks, ...rejected].map(({ date }) => JSON.stringify(date))).size).toBe(365)
      for (const { fit, score, reasons } of picks) {
        expect(reasons[0]).toEqual({ code: 'score', points: score })
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(fit)
        expect(score).toBeGreaterThanOrEqual(55)
      }
      for (const { reasons } of rejected) expect(reasons.length).toBeGreaterThan(0)
      picks.slice(1).forEach(({ fit }, i) => expect(fit).toBeLessThanOrEqual(picks[i]!.fit))
      expect(yearOf(chart, purpose)).toEqual({ picks, rejected })
    }),
    { numRuns: 40 },
  )
})

describe('20 November 2026 (戊戌, 闭; 宜嫁娶, 忌置产)', () => {
  // 甲子 丙寅 庚申 favours earth: the day scores high, and 戌 clashes with neither 子 nor 申.
  const fine = chartOf('甲子 丙寅 庚申')

  test('suits a wedding because 宜 names it, although 闭 hinders', () => {
    const day = on(yearOf(fine, 'wedding'), 11, 20)
    expect(day.reasons).toEqual([
      { code: 'score', points: day.score },
      { code: 'advised', points: 10 },
      { code: 'duty-hinders', points: -6 },
    ])
  })

  test('does not suit moving: 闭 hinders, and 宜 is silent', () => {
    expect(on(yearOf(fine, 'moving'), 11, 20).reasons).toEqual([{ code: 'duty-hinders' }])
  })

  test('suits nothing for a day or a year in 辰', () => {
    expect(on(yearOf(chartOf('甲子 丙寅 庚辰'), 'wedding'), 11, 20).reasons).toContainEqual({ code: 'clash', pillar: 'day' })
    expect(on(yearOf(chartOf('甲辰 丙寅 庚申'), 'wedding'), 11, 20).reasons).toContainEqual({ code: 'clash', pillar: 'year' })
  })
})

test('忌, 诸事不宜 and a low score each reject a day', () => {
  const { rejected } = yearOf(chartOf('甲子 丙寅 庚申'), 'opening')
  const said = (code: string) => rejected.filter(({ reasons }) => reasons.some((reason) => reason.code === code))
  for (const { month, pair } of said('warned')) expect(dayListsOf(month, pair).dont).toContain('opening')
  for (const { month, pair } of said('nothing')) expect(dayListsOf(month, pair).nothing).toBe(true)
  for (const { score } of said('score-low')) expect(score).toBeLessThan(55)
  for (const { duty } of said('duty-hinders')) expect('平执破收闭').toContain(names.duties[duty])
  for (const code of ['warned', 'nothing', 'score-low', 'duty-hinders', 'clash'])
    expect([code, said(code).length > 3]).toEqual([code, true])
})

describe('where 宜 and 忌 contain different names of one purpose', () => {
  const anyone = chartOf('甲子 丙寅 庚申')
  const codesOf = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code)

  // 丑月庚戌: 宜 挂匾, 忌 开市
  test('31 January 2026 does not suit opening', () => {
    expect(codesOf(on(yearOf(anyone, 'opening'), 1, 31).reasons)).toEqual(expect.arrayContaining(['warned', 'conflicting']))
  })

  test('rejects every day on which 忌 contains a principal name', () => {
    const names: Partial<Record<PurposeCode, readonly string[]>> = {
      opening: ['开市'],
      groundbreaking: ['动土'],
      wedding: ['嫁娶'],
      moving: ['移徙', '入宅'],
      travelling: ['出行'],
      signing: ['立券', '交易'],
    }
    for (const [purpose, wanted] of Object.entries(names))
      for (const year of [2024, 2025, 2026]) {
        const { picks } = yearOf(anyone, purpose as PurposeCode, year)
        for (const { month, pair } of picks) {
          const avoided = Taboo.getDayAvoids(SixtyCycle.fromIndex(BRANCHES.indexOf(month)), SixtyCycle.fromIndex(pair.index))
          expect(avoided.map((taboo) => taboo.getName()).filter((name) => wanted.includes(name))).toEqual([])
        }
      }
  })

  // Of the 720 lists, one has 宜 出行 with 忌 乘船, and two have 宜 动土 with 忌 起基 or 定磉.
  test('a day with an advised principal name gets half the points', () => {
    const marked = (['travelling', 'groundbreaking'] as const).flatMap((purpose) =>
      findBestDays(anyone, purpose, { year: 1990, month: 1, day: 1 }, { year: 2029, month: 12, day: 31 }).picks.filter(({ reasons }) =>
        codesOf(reasons).includes('conflicting'),
      ),
    )
    expect(marked.length).toBeGreaterThan(0)
    for (const { reasons } of marked) {
      expect(reasons).toContainEqual({ code: 'advised', points: 10 })
      expect(reasons).toContainEqual({ code: 'conflicting', points: -5 })
    }
  })
})

describe('大事勿用 and 馀事勿取', () => {
  const anyone = chartOf('甲子 丙寅 庚申')
  const GREAT: readonly PurposeCode[] = ['moving', 'signing', 'travelling', 'wedding', 'opening', 'groundbreaking']
  const MARKS: readonly string[] = ['suipo', 'yuepo', 'sili', 'sijue']
  const [from, to] = [
    { year: 1990, month: 1, day: 1 },
    { year: 2029, month: 12, day: 31 },
  ]
  // Computes with tyme4ts, as a second source: the almanac's year and month of a day, and the solar term of the next day.
  const theirMarksOf = ({ year, month, day }: BestDays['picks'][number]['date']): string[] => {
    const solarDay = SolarDay.fromYmd(year, month, day)
    const pairs = solarDay.getSixtyCycleDay()
    const branchOf = (cycle: SixtyCycle) => cycle.getEarthBranch().getIndex()
    const isClash = (other: SixtyCycle) => Math.abs(branchOf(pairs.getSixtyCycle()) - branchOf(other)) === 6
    const next = solarDay.next(1).getTermDay()
    const term = next.getDayIndex() === 0 ? next.getSolarTerm().getName() : ''
    return [
      ...(isClash(pairs.getYear()) ? ['suipo'] : []),
      ...(isClash(pairs.getMonth()) ? ['yuepo'] : []),
      ...('春分 夏至 秋分 冬至'.split(' ').includes(term) ? ['sili'] : []),
      ...('立春 立夏 立秋 立冬'.split(' ').includes(term) ? ['sijue'] : []),
    ]
  }
  const marksIn = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code).filter((code) => MARKS.includes(code))

  test('reject great matters on 岁破, 月破, 四离 and 四绝', () => {
    const { picks, rejected } = findBestDays(anyone, 'moving', from, to)
    expect(picks.flatMap(({ date }) => theirMarksOf(date))).toEqual([])
    const apart = rejected.filter(({ date, reasons }) => marksIn(reasons).join() !== theirMarksOf(date).join())
    expect(apart.map(({ date }) => date)).toEqual([])
    expect(new Set(rejected.flatMap(({ reasons }) => marksIn(reasons)))).toEqual(new Set(MARKS))
    for (const purpose of GREAT.slice(1))
      for (const { date } of findBestDays(anyone, purpose, { year: 2020, month: 1, day: 1 }, to).picks)
        if (theirMarksOf(date).length > 0) throw new Error(`${purpose} on ${JSON.stringify(date)}`)
  })

  test('subtract six from a small matter for each mark', () => {
    for (const purpose of ['meeting', 'haircut'] as const) {
      const { picks, rejected } = findBestDays(anyone, purpose, from, to)
      for (const { date, reasons } of picks) {
        const marks = reasons.filter(({ code }) => MARKS.includes(code))
        expect(marks).toEqual(theirMarksOf(date).map((code) => ({ code, points: -6 })))
      }
      expect(picks.some(({ reasons }) => marksIn(reasons).length > 0)).toBe(true)
      expect(rejected.flatMap(({ reasons }) => marksIn(reasons))).toEqual([])
    }
  })

  test('3 February 2026 is 四绝 and does not suit a wedding', () => {
    expect(marksIn(on(yearOf(anyone, 'wedding'), 2, 3).reasons)).toEqual(['sijue'])
    expect(on(yearOf(anyone, 'wedding'), 2, 3).year).toBe('si')
  })

  test('馀事勿取 leaves only what 宜 names', () => {
    let only = 0
    for (const purpose of PURPOSE_CODES) {
      const { picks, rejected } = yearOf(anyone, purpose)
      for (const { month, pair, reasons } of [...picks, ...rejected]) {
        const cycles = [SixtyCycle.fromIndex(BRANCHES.indexOf(month)), SixtyCycle.fromIndex(pair.index)] as const
        const all = [...Taboo.getDayRecommends(...cycles), ...Taboo.getDayAvoids(...cycles)].map((taboo) => taboo.getName())
        const lists = dayListsOf(month, pair)
        const isNamed = PURPOSES[purpose].activities.some((code) => lists.do.includes(code)) && !lists.nothing
        const isWarned = PURPOSES[purpose].activities.some((code) => lists.dont.includes(code))
        const isLeft = all.includes('馀事勿取') && (!isNamed || isWarned)
        if (isLeft) only++
        expect(reasons.some(({ code }) => code === 'only-named')).toBe(isLeft)
      }
      for (const { reasons } of picks) expect(reasons.map(({ code }) => code)).not.toContain('only-named')
    }
    expect(only).toBeGreaterThan(200)
  })
})

// Source: 钦定协纪辨方书 volume 10, which lists one duty officer after another.
test('suiting and hindering officers equal the book', () => {
  const hansOf = (codes: readonly (keyof typeof names.duties)[]) => codes.map((code) => names.duties[code]).join('')
  expect(PURPOSE_CODES.map((code) => [code, hansOf(PURPOSES[code].suits), hansOf(PURPOSES[code].hinders)])).toEqual([
    ['moving', '成开', '平破收闭'],
    ['signing', '满定成', '平执破收'],
    ['meeting', '满定成开', '平破收闭'],
    ['travelling', '建除成开', '平破收闭'],
    ['wedding', '定成', '平破收闭'],
    ['opening', '满成开', '平执破收闭'],
    ['groundbreaking', '定成开', '建平破收闭'],
    ['haircut', '除', '建破'],
  ])
})

test('gods tied to an officer follow it with five exceptions', () => {
  const days: Readonly<Record<string, string>> = { 吉期: '除', 福德: '满', 三合: '定成', 月破: '破', 小耗: '执', 土府: '建' }
  const apart = Object.entries(days).flatMap(([god, duties]) =>
    BRANCHES.flatMap((month) =>
      SIXTY.filter((pair) => {
        const has = dayListsOf(month, pair).gods.some((code) => DAY_GOD_HAN[code] === god)
        return has !== duties.includes(names.duties[dutyOf(pair.branch, month)])
      }).map((pair) => `${god} ${names.branches[month]}月${pair.ganzhi}`),
    ),
  )
  expect(apart).toEqual(['福德 戌月辛丑', '福德 亥月己丑', '小耗 子月戊子', '土府 子月庚子', '土府 申月壬申'])
})

test('no purpose is illness, law or burial', () => {
  expect(PURPOSE_CODES).toEqual(['moving', 'signing', 'meeting', 'travelling', 'wedding', 'opening', 'groundbreaking', 'haircut'])
})
