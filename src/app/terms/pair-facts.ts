import type { Chart, ElementCode, FavourRole, Ganzhi, Relation, RelationType, TenGodCode } from '#bazi/index.ts'
import { analyseChart, ELEMENTS, elementOfBranch, elementOfStem, favourRoleOf, layerOf, scorerOf } from '#bazi/index.ts'
import type { Band, ShareCode } from '#bazi/index.ts'

/** What the pair of a cycle or a year is to one chart. */
export interface PairFacts {
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  /** What its stem's element and its branch's element are to the chart. */
  readonly stem: FavourRole
  readonly branch: FavourRole
  /** The weightiest way in which its branch meets that of the natal day or year. */
  readonly meets: Relation | null
  readonly score: number
  readonly band: Band
}

/** Of branches, the weightiest first: as the joint relations weigh them (`#bazi`'s README). */
const WEIGHTIEST: readonly RelationType[] = [
  'three-meeting',
  'three-combine',
  'clash',
  'six-combine',
  'punish',
  'self-punish',
  'half-three',
  'harm',
  'break',
]
const [YEAR, DAY] = [0, 2]

/** What pairs are to a chart: what rests on the chart alone is reckoned once. */
export function pairFactsFor(chart: Chart): (pair: Ganzhi) => PairFacts {
  const analysis = analyseChart(chart)
  const { pairOf } = scorerOf(chart)
  return (pair) => {
    const { pillar, relations } = layerOf(chart, pair)
    const { score, band } = pairOf(pair)
    return {
      pair,
      // Only the pillar of the chart's own day has none.
      tenGod: pillar.tenGod!,
      stem: favourRoleOf(analysis, elementOfStem(pair.stem)),
      branch: favourRoleOf(analysis, elementOfBranch(pair.branch)),
      meets: weightiestOf(relations),
      score,
      band,
    }
  }
}

/** Day before year, for the day is the person. */
function weightiestOf(relations: readonly Relation[]): Relation | null {
  const found = WEIGHTIEST.flatMap((type) =>
    [DAY, YEAR].flatMap((position) => relations.filter((one) => one.type === type && one.positions.includes(position))),
  )
  return found[0] ?? null
}

/** By how many steps of the generating cycle an element lies after the day master's. */
const FAMILIES: readonly ShareCode[] = ['peer', 'output', 'wealth', 'officer', 'resource']

/** What an element is to the day master: 比劫 食伤 财 官杀 印. */
export function familyOf({ pillars }: Chart, element: ElementCode): ShareCode {
  const own = elementOfStem(pillars.day.stem)
  return FAMILIES[(ELEMENTS.indexOf(element) - ELEMENTS.indexOf(own) + 5) % 5]!
}
