import { computeCoreAnalysis } from './analysis.ts'
import { relationsAmong } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import type { NatalNumbers, NatalSource } from './natal.ts'
import { natalNumbersOf } from './natal.ts'
import type { RelationType } from './relations.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'
import type { TenGodCode } from './ten-gods.ts'
import { tenGodOf } from './ten-gods.ts'

/** A relation between two charts, with the positions that take part in each chart; `own`: the first chart, `other`: the second. */
export interface CrossRelation {
  readonly type: RelationType
  readonly own: readonly number[]
  readonly other: readonly number[]
  readonly element: ElementCode | null
}

/** Effect of the other chart on one chart. */
export interface MatchSide {
  /** Ten gods of the other chart's stems (year, month, day, hour if known) for this chart's day stem. */
  readonly gods: readonly TenGodCode[]
  /**
   * Value of each element of the other chart for this chart [P]: its percentage there × its favour here, to a hundredth of a
   * favour point; positive is favourable.
   */
  readonly lent: readonly number[]
  /** Sum of `lent`, rounded to a hundredth after adding. */
  readonly sum: number
}

export interface Match extends Stamped {
  /** Relations in which both charts take part. */
  readonly relations: readonly CrossRelation[]
  readonly first: MatchSide
  readonly second: MatchSide
}

/** Compares two charts; an hour is null if unknown. @throws BadInput for a text that is not one of the sixty pairs */
export function matchOf(one: NatalSource, two: NatalSource): Match {
  const [a, b] = [natalNumbersOf(one, 'one'), natalNumbersOf(two, 'two')]
  return { ...VERSION_STAMP, relations: listCrossRelations(a, b), first: viewOf(a, b), second: viewOf(b, a) }
}

/** Lists the relations between the two charts, whatever the distance; includes triples in which both charts take part. */
function listCrossRelations(a: NatalNumbers, b: NatalNumbers): CrossRelation[] {
  const length = a.pairs.length
  return relationsAmong([...a.pairs, ...b.pairs])
    .map(({ type, positions, element }) => ({
      type,
      own: positions.filter((i) => i < length),
      other: positions.filter((i) => i >= length).map((i) => i - length),
      element,
    }))
    .filter(({ own, other }) => own.length > 0 && other.length > 0)
}

/** Converts whole 100,000ths to a number with two decimals. */
const toHundredths = (units: number) => Math.round(units / 1000) / 100 + 0

function viewOf(own: NatalNumbers, other: NatalNumbers): MatchSide {
  const { favour } = computeCoreAnalysis(own)
  // Tenths of a percent times hundredths of favour are whole numbers; rounding removes the floating-point error.
  const lent = computeCoreAnalysis(other).percent.map((percent, e) => Math.round(percent * favour[e]! * 1000))
  return {
    gods: other.pairs.map(({ stem }) => tenGodOf(own.pairs[2]!.stem, stem)),
    lent: lent.map(toHundredths),
    sum: toHundredths(lent.reduce((sum, each) => sum + each, 0)),
  }
}
