import type { ElementCode, StemCode } from './cycle.ts'
import { ELEMENTS, STEM_INDEX } from './cycle.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { Natal } from './natal.ts'
import type { PointChange } from './point-changes.ts'
import { branchChangesOf, stemChangesOf } from './point-changes.ts'

/** Points of a position, 100 in all (bazi rules §9); of an unknown hour none, and the rest is the whole. */
const STEM_POINTS = [8, 12, 12, 10]
const BRANCH_POINTS = [8, 30, 12, 8]

/** Points of one stem, visible or hidden, for one element. */
export interface PointPart {
  /** 0 year, 1 month, 2 day, 3 hour. */
  readonly position: number
  readonly stem: StemCode
  readonly isHidden: boolean
  /** The stem's own, or what a combination made of it. */
  readonly element: ElementCode
  readonly points: number
}

/**
 * Five-element points of a chart and what its combinations and clashes did to them, [P] of bazi rules §9.
 * Stems first, then branches by position: sums are floating-point numbers, and where two remainders of a
 * percentage are equal on paper their last bit decides. In this order it decides as in the shared vectors.
 */
export function pointsOf(natal: Natal): { parts: PointPart[]; changes: PointChange[] } {
  const stems = natal.pairs.map(({ stem }, position) => part(position, stem, false, STEM_POINTS[position]!))
  const branches = natal.pairs.flatMap(({ branch }, position) =>
    HIDDEN_STEMS[branch].map(({ stem, weight }) => part(position, stem, true, (BRANCH_POINTS[position]! * weight) / 100)),
  )
  const changes = [...branchChangesOf(natal), ...stemChangesOf(natal)]
  return { parts: changes.reduce(changed, [...stems, ...branches]), changes }
}

function part(position: number, stem: StemCode, isHidden: boolean, points: number): PointPart {
  return { position, stem, isHidden, element: ELEMENTS[STEM_INDEX[stem] >> 1]!, points }
}

function changed(parts: PointPart[], { type, positions, element, rate, spared }: PointChange): PointPart[] {
  return parts.flatMap((one) => {
    const isUntouched = one.isHidden === (type === 'stem-combine') || !positions.includes(one.position)
    if (isUntouched || one.element === (element ?? spared)) return [one]
    if (element === null) return [{ ...one, points: one.points * rate }]
    if (rate === 1) return [{ ...one, element }]
    const moved = one.points * rate
    return [
      { ...one, points: one.points - moved },
      { ...one, element, points: moved },
    ]
  })
}

/** Sum of the points of each element, wood … water. */
export function sumOf(parts: readonly PointPart[]): number[] {
  const five = [0, 0, 0, 0, 0]
  for (const { element, points } of parts) five[ELEMENTS.indexOf(element)]! += points
  return five
}

/** Per cent to a tenth that add up to 100.0: the largest remainders are rounded up, of equals the first. */
export function percentOf(five: readonly number[]): number[] {
  const total = five.reduce((sum, each) => sum + each, 0)
  const exact = five.map((each) => (each * 1000) / total)
  const tenths = exact.map(Math.floor)
  const remainder = (e: number) => exact[e]! - tenths[e]!
  const order = [...five.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b)
  const left = 1000 - tenths.reduce((sum, each) => sum + each, 0)
  for (const e of order.slice(0, left)) tenths[e]!++
  return tenths.map((each) => each / 10)
}
