/** Computes joint relations by brute force in 汉字, only from the tables of docs/bazi-rules.md and the rules of src/bazi/README.md. */
import { fixtureOf } from './vectors.ts'

type Row = Readonly<Record<string, string>>
type Table = Readonly<Record<string, Row>>

interface Tables {
  readonly sixty: readonly string[]
  readonly stems: readonly { readonly g: string; readonly el: string }[]
  readonly stemCombine: Row
  readonly stemClash: readonly string[]
  readonly sixCombine: Row
  readonly threeCombine: Row
  readonly threeMeeting: Row
  readonly clash: readonly string[]
  readonly harm: readonly string[]
  readonly break: readonly string[]
  readonly hiddenCombine: readonly string[]
  readonly punish: Readonly<Record<string, readonly string[]>>
  readonly shensha: Readonly<Record<string, Table>>
}

const tables = fixtureOf<Tables>('bazi-tables.json')

/** Chinese name of a natal pillar or of a layer, as the second implementation writes it. */
export type OraclePlace = '年' | '月' | '日' | '时' | '大运' | '流年' | '流月' | '流日' | '流时'
const NATAL: readonly OraclePlace[] = ['年', '月', '日', '时']
const LAYERS: readonly OraclePlace[] = ['大运', '流年', '流月', '流日', '流时']

/** One relation: `冲 日 大运 流年 - 150`, with its element or star before the weight. */
type OracleLine = string

const TYPE_WEIGHTS: Readonly<Record<string, number>> = {
  岁运并临: 16,
  反吟: 14,
  伏吟: 12,
  三会: 12,
  三合: 11,
  冲: 10,
  三刑: 9,
  六合: 6,
  刑: 5,
  自刑: 5,
  半合: 4,
  害: 4,
  填实: 4,
  五合: 3,
  干冲: 3,
  破: 2,
  拱合: 1,
  暗合: 1,
}
const STAR_WEIGHTS: Readonly<Record<string, number>> = { 天乙贵人: 5, 禄神: 3, 空亡: 3, 文昌贵人: 2, 羊刃: 2, 劫煞: 2 }
const LAYER_WEIGHTS: Readonly<Record<string, number>> = { 流年: 5, 大运: 4, 流月: 3, 流日: 2, 流时: 1 }
const MET_WEIGHTS: Readonly<Record<OraclePlace, number>> = { 日: 4, 年: 3, 月: 3, 时: 2, 大运: 3, 流年: 3, 流月: 2, 流日: 1, 流时: 1 }

const isEither = (list: readonly string[], a: string, b: string) => list.includes(a + b) || list.includes(b + a)
const elementIn = (row: Row, a: string, b: string) => row[a + b] ?? row[b + a]

const CONTROLS: Row = { 木: '土', 土: '水', 水: '火', 火: '金', 金: '木' }
const elementOf = (stem: string) => tables.stems.find(({ g }) => g === stem)!.el

/** Relations of two pillars, e.g. `['冲', '-']`, without suppression. */
function ofTwo(a: string, b: string): [type: string, towards: string][] {
  const found: [string, string][] = []
  const [stemA, branchA, stemB, branchB] = [a[0]!, a[1]!, b[0]!, b[1]!]
  const five = elementIn(tables.stemCombine, stemA, stemB)
  if (five !== undefined) found.push(['五合', five])
  if (isEither(tables.stemClash, stemA, stemB)) found.push(['干冲', '-'])
  const six = elementIn(tables.sixCombine, branchA, branchB)
  if (six !== undefined) found.push(['六合', six])
  for (const [three, element] of Object.entries(tables.threeCombine)) {
    if (branchA === branchB || !three.includes(branchA) || !three.includes(branchB)) continue
    found.push([[branchA, branchB].some((one) => '子卯午酉'.includes(one)) ? '半合' : '拱合', element])
  }
  if (isEither(tables.clash, branchA, branchB)) found.push(['冲', '-'])
  const { 自刑: self, ...others } = tables.punish
  if (isEither(Object.values(others).flat(), branchA, branchB)) found.push(['刑', '-'])
  if (isEither(self!, branchA, branchB)) found.push(['自刑', '-'])
  if (isEither(tables.harm, branchA, branchB)) found.push(['害', '-'])
  if (isEither(tables.break, branchA, branchB)) found.push(['破', '-'])
  if (isEither(tables.hiddenCombine, branchA, branchB)) found.push(['暗合', '-'])
  return found
}

/** 天克地冲: one stem controls the other, and the branches clash. */
function isCounter(a: string, b: string): boolean {
  const [one, other] = [elementOf(a[0]!), elementOf(b[0]!)]
  return isEither(tables.clash, a[1]!, b[1]!) && (CONTROLS[one] === other || CONTROLS[other] === one)
}

/** The two branches missing in the decade of a pair. */
function voidsOf(pair: string): string[] {
  const start = Math.floor(tables.sixty.indexOf(pair) / 10) * 10
  const decade = tables.sixty.slice(start, start + 10).map((one) => one[1]!)
  return [...'子丑寅卯辰巳午未申酉戌亥'].filter((branch) => !decade.includes(branch))
}

/** Finds the stars in a pair from outside, each with the natal pillars (year, month, day) that find the star. */
function starsOf(pillars: Pillars, target: string): Map<string, OraclePlace[]> {
  const found = new Map<string, OraclePlace[]>()
  const addStars = (place: OraclePlace, tableName: string, by: string, ...targets: string[]) => {
    for (const [star, row] of Object.entries(tables.shensha[tableName]!)) {
      if (targets.some((one) => row[by]!.includes(one))) found.set(star, [...(found.get(star) ?? []), place])
    }
  }
  const [stem, branch] = [target[0]!, target[1]!]
  for (const place of ['年', '月', '日'] as const) {
    const [ownStem, ownBranch] = [pillars[place]![0]!, pillars[place]![1]!]
    if (place !== '月') {
      addStars(place, 'byYearAndDayStem', ownStem, branch)
      addStars(place, 'byYearOrDayBranch', ownBranch, branch)
      if (voidsOf(pillars[place]!).includes(branch)) found.set('空亡', [...(found.get('空亡') ?? []), place])
    }
    if (place === '日') addStars(place, 'byDayStem', ownStem, branch)
    if (place === '年') addStars(place, 'byYearBranch', ownBranch, branch)
    if (place === '月') {
      addStars(place, 'byMonthBranch', ownBranch, branch)
      addStars(place, 'byMonthBranch_targetStemOrBranch', ownBranch, stem, branch)
      const trine = Object.entries(tables.threeCombine).find(([three]) => three.includes(ownBranch))![1]
      addStars(place, 'byMonthGroup_targetStem', trine, stem)
    }
  }
  return found
}

export type Pillars = Readonly<Record<OraclePlace, string | null>>

interface Found {
  readonly type: string
  readonly places: readonly OraclePlace[]
  readonly towards: string
}

/** A stronger relation suppresses the weaker one at the same places. */
const SUPPRESSED: readonly (readonly [strong: string, weak: string])[] = [
  ['岁运并临', '自刑'],
  ['伏吟', '自刑'],
  ['反吟', '冲'],
  ['反吟', '干冲'],
  ['反吟', '刑'],
  ['冲', '刑'],
  ['三合', '半合'],
  ['三合', '拱合'],
  ['三刑', '刑'],
]

/** Every triple of branches that forms a relation. */
const THREES: readonly (readonly [type: string, branches: string, towards: string])[] = [
  ...Object.entries(tables.threeMeeting).map(([three, element]) => ['三会', three, element] as const),
  ...Object.entries(tables.threeCombine).map(([three, element]) => ['三合', three, element] as const),
  ['三刑', '寅巳申', '-'],
  ['三刑', '丑戌未', '-'],
]

/** Relations between `layer` and the places before it. */
function relationsOfLayer(pillars: Pillars, before: readonly OraclePlace[], layer: OraclePlace): Found[] {
  const here = [...before, layer]
  const branchAt = (place: OraclePlace) => pillars[place]![1]!
  const found: Found[] = []
  for (const other of before) {
    const [a, b] = [pillars[other]!, pillars[layer]!]
    const places = [other, layer]
    if (a === b) found.push({ type: other === '大运' && layer === '流年' ? '岁运并临' : '伏吟', places, towards: '-' })
    if (isCounter(a, b)) found.push({ type: '反吟', places, towards: '-' })
    for (const [type, towards] of ofTwo(a, b)) found.push({ type, places, towards })
  }
  for (const [type, three, towards] of THREES) {
    const isFull = (places: readonly OraclePlace[]) => [...three].every((branch) => places.some((place) => branchAt(place) === branch))
    if (isFull(here) && !isFull(before)) found.push({ type, places: here.filter((place) => three.includes(branchAt(place))), towards })
  }
  return found.filter(
    (weak) =>
      !SUPPRESSED.some(
        ([strongType, weakType]) =>
          weak.type === weakType &&
          found.some((strong) => strong.type === strongType && weak.places.every((place) => strong.places.includes(place))),
      ),
  )
}

/** All joint relations of the natal pillars and the layers, unsorted. */
export function computeOracleLines(pillars: Pillars): OracleLine[] {
  const present = (place: OraclePlace) => pillars[place] !== null
  const natal = NATAL.filter(present)
  const lines: OracleLine[] = []
  let before = natal
  for (const layer of LAYERS.filter(present)) {
    const add = (type: string, own: number, places: readonly OraclePlace[], towards: string) => {
      const met = Math.max(...places.filter((place) => place !== layer).map((place) => MET_WEIGHTS[place]))
      lines.push([type, ...places, towards, own * LAYER_WEIGHTS[layer]! * met].join(' '))
    }
    for (const { type, places, towards } of relationsOfLayer(pillars, before, layer)) add(type, TYPE_WEIGHTS[type]!, places, towards)
    const voids = voidsOf(pillars.日!)
    const filled = natal.filter(
      (place) => place !== '日' && voids.includes(pillars[place]![1]!) && pillars[place]![1] === pillars[layer]![1],
    )
    if (filled.length > 0) add('填实', TYPE_WEIGHTS.填实!, [...filled, layer], '-')
    for (const [star, places] of starsOf(pillars, pillars[layer]!)) add('神煞', STAR_WEIGHTS[star] ?? 1, [...places, layer], star)
    before = [...before, layer]
  }
  return lines
}
