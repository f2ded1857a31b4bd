import { expect, test } from 'vitest'
import type { Ganzhi, StarCode } from '#bazi/index.ts'
import { analyseChart, layerOf, names, SIXTY, voidsOf } from '#bazi/index.ts'
import { fixtureOf } from './vectors.ts'

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

const { shensha, threeCombine } = fixtureOf<{
  readonly threeCombine: Readonly<Record<string, string>>
  readonly shensha: {
    readonly byYearAndDayStem: Table
    readonly byDayStem: Table
    readonly byMonthBranch_targetStemOrBranch: Table
    readonly byMonthGroup_targetStem: Table
    readonly byYearOrDayBranch: Table
    readonly byYearBranch: Table
    readonly byMonthBranch: Table
    readonly dayPillar: Readonly<Record<string, string>>
    readonly dayPillarBySeason: Table
  }
}>('bazi-tables.json')

const han = (codes: readonly StarCode[]) => codes.map((code) => names.stars[code]).sort()
const [stemOf, branchOf] = [({ ganzhi }: Ganzhi) => ganzhi[0]!, ({ ganzhi }: Ganzhi) => ganzhi[1]!]

/** Lists the stars of a table whose entry for `key` contains one of `targets`. */
const inTable = (table: Table, key: string, ...targets: readonly string[]) =>
  Object.keys(table).filter((star) => targets.some((target) => table[star]![key]!.includes(target)))

/** Lists the stars in `target` by the tables if year, month and day pillar are all `anchor`. */
function expected(anchor: Ganzhi, target: Ganzhi): string[] {
  const [stem, branch] = [stemOf(target), branchOf(target)]
  const trine = Object.entries(threeCombine).find(([branches]) => branches.includes(branchOf(anchor)))![1]
  return [
    ...inTable(shensha.byYearAndDayStem, stemOf(anchor), branch),
    ...inTable(shensha.byDayStem, stemOf(anchor), branch),
    ...inTable(shensha.byMonthBranch_targetStemOrBranch, branchOf(anchor), stem, branch),
    ...inTable(shensha.byMonthGroup_targetStem, trine, stem),
    ...[shensha.byYearOrDayBranch, shensha.byYearBranch, shensha.byMonthBranch].flatMap((table) =>
      inTable(table, branchOf(anchor), branch),
    ),
    ...(voidsOf(anchor).includes(target.branch) ? ['空亡'] : []),
  ].sort()
}

test('each pair finds the stars of the tables in each other', () => {
  const found = new Set<string>()
  for (const anchor of SIXTY) {
    const { ganzhi } = anchor
    for (const target of SIXTY) {
      const stars = han(layerOf([ganzhi, ganzhi, ganzhi, null], target).stars)
      expect(stars, `${ganzhi} finds in ${target.ganzhi}`).toEqual(expected(anchor, target))
      for (const star of stars) found.add(star)
    }
  }
  expect(found.size).toBe(30)
})

test('the day pillar has its own stars and those of its season', () => {
  const found = new Set<string>()
  const ofDay = [...Object.keys(shensha.dayPillar), ...Object.keys(shensha.dayPillarBySeason)]
  for (const day of SIXTY) {
    for (const month of SIXTY.slice(0, 12)) {
      const season = ['寅卯辰', '巳午未', '申酉戌', '亥子丑'].findIndex((branches) => branches.includes(branchOf(month)))
      const want = [
        ...Object.entries(shensha.dayPillar)
          .filter(([, pairs]) => pairs.includes(day.ganzhi))
          .map(([star]) => star),
        ...inTable(shensha.dayPillarBySeason, '春夏秋冬'[season]!, day.ganzhi),
      ].sort()
      const stars = han(analyseChart(['甲子', month.ganzhi, day.ganzhi, null]).stars[2]!).filter((star) => ofDay.includes(star))
      expect(stars, `${day.ganzhi} in ${month.ganzhi}`).toEqual(want)
      for (const star of stars) found.add(star)
    }
  }
  expect(found.size).toBe(6)
})
