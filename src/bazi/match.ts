import { computeVerdict } from './analysis.ts'
import { relationsAmong } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import type { Natal, NatalSource } from './natal.ts'
import { natalOf } from './natal.ts'
import type { RelationType } from './relations.ts'
import type { Stamped } from './rules.ts'
import { STAMP } from './rules.ts'
import type { TenGodCode } from './ten-gods.ts'
import { tenGodOf } from './ten-gods.ts'

/** A relation between two charts: the positions that take part in each. */
export interface CrossRelation {
  readonly type: RelationType
  readonly own: readonly number[]
  readonly other: readonly number[]
  readonly element: ElementCode | null
}

/** One chart's view of the other. */
export interface MatchView {
  /** Ten god of each stem of the other (year, month, day, hour if known) for one's own day stem. */
  readonly gods: readonly TenGodCode[]
  /**
   * Value of the other's elements (wood … water) for this chart [P]: their share of the other's points times their favour here,
   * to a hundredth; positive values are favourable.
   */
  readonly lent: readonly number[]
  /** Sum of what is lent, to a hundredth. */
  readonly sum: number
}

export interface Match extends Stamped {
  /** `own` is the first chart, `other` the second. */
  readonly relations: readonly CrossRelation[]
  readonly first: MatchView
  readonly second: MatchView
}

/** Compares two charts; an hour is null if unknown. @throws BadInput for a text that is not one of the sixty pairs */
export function matchOf(one: NatalSource, two: NatalSource): Match {
  const [a, b] = [natalOf(one, 'one'), natalOf(two, 'two')]
  return { ...STAMP, relations: listCrossRelations(a, b), first: viewOf(a, b), second: viewOf(b, a) }
}

/** Relations between the two charts. All positions count as adjacent; a triple is listed if both sides take part in it. */
function listCrossRelations(a: Natal, b: Natal): CrossRelation[] {
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

/** From whole 100,000ths. */
const toHundredths = (units: number) => Math.round(units / 1000) / 100 + 0

function viewOf(own: Natal, other: Natal): MatchView {
  const { favour } = computeVerdict(own)
  // Tenths of a percent times hundredths of favour are whole numbers; rounding removes the floating-point error.
  const lent = computeVerdict(other).percent.map((percent, e) => Math.round(percent * favour[e]! * 1000))
  return {
    gods: other.pairs.map(({ stem }) => tenGodOf(own.pairs[2]!.stem, stem)),
    lent: lent.map(toHundredths),
    sum: toHundredths(lent.reduce((sum, each) => sum + each, 0)),
  }
}
