import type { Chart, ElementCode, FavourRole, Ganzhi, Relation, RelationType, TenGodCode } from '#bazi/index.ts'
import { analyseChart, ELEMENTS, elementOfBranch, elementOfStem, favourRoleOf, layerOf, scorerOf } from '#bazi/index.ts'
import type { Band, ShareCode } from '#bazi/index.ts'

/** Relation of a pair (of a luck cycle or a year) to one chart. */
export interface PairFacts {
  readonly pair: Ganzhi
  readonly tenGod: TenGodCode
  /** Role of the stem's element in the chart; `branch`: role of the branch's element. */
  readonly stem: FavourRole
  readonly branch: FavourRole
  /** Strongest relation of the pair's branch to the branch of the natal day or year. */
  readonly meets: Relation | null
  readonly score: number
  readonly band: Band
}

/** Types of branch relations, strongest first; in the order of the joint relations (README of `#bazi`). */
const BY_STRENGTH: readonly RelationType[] = [
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

/** Creates a function that relates pairs to a chart; results that depend only on the chart are computed once. */
export function createPairAnalyser(chart: Chart): (pair: Ganzhi) => PairFacts {
  const analysis = analyseChart(chart)
  const { pairOf } = scorerOf(chart)
  return (pair) => {
    const { pillar, relations } = layerOf(chart, pair)
    const { score, band } = pairOf(pair)
    return {
      pair,
      // Only the natal day pillar has no ten god.
      tenGod: pillar.tenGod!,
      stem: favourRoleOf(analysis, elementOfStem(pair.stem)),
      branch: favourRoleOf(analysis, elementOfBranch(pair.branch)),
      meets: findStrongestRelation(relations),
      score,
      band,
    }
  }
}

/** Finds the strongest relation. Among equals the day comes before the year, since the day represents the person. */
function findStrongestRelation(relations: readonly Relation[]): Relation | null {
  const found = BY_STRENGTH.flatMap((type) =>
    [DAY, YEAR].flatMap((position) => relations.filter((one) => one.type === type && one.positions.includes(position))),
  )
  return found[0] ?? null
}

/** Ten-god families, indexed by the number of steps in the generating cycle from the day master's element. */
const FAMILIES: readonly ShareCode[] = ['peer', 'output', 'wealth', 'officer', 'resource']

/** Returns the ten-god family of an element for the day master: 比劫 食伤 财 官杀 印. */
export function getTenGodFamily({ pillars }: Chart, element: ElementCode): ShareCode {
  const own = elementOfStem(pillars.day.stem)
  return FAMILIES[(ELEMENTS.indexOf(element) - ELEMENTS.indexOf(own) + 5) % 5]!
}
