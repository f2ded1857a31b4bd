import { commandingStemAfter } from './command-days.ts'
import type { ElementCode, StemCode } from './cycle.ts'
import { ELEMENTS, STEM_INDEX } from './cycle.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { NatalNumbers } from './natal.ts'
import type { PointChange } from './point-changes.ts'
import { listBranchPointChanges, listStemPointChanges } from './point-changes.ts'

/** Points of the stem and branch at each position, 100 in total (B-13); without an hour, shares refer to the other positions' total. */
const STEM_POINTS = [8, 12, 12, 10]
const BRANCH_POINTS = [8, 30, 12, 8]

/** Points are computed in whole ten-thousandths, exact for all weights and rates, so floating-point error cannot change a class. */
export const UNITS_PER_POINT = 10_000

/** Points of one stem, visible or hidden, for one element. */
export interface PointPart {
  /** 0 year, 1 month, 2 day, 3 hour. */
  readonly position: number
  readonly stem: StemCode
  readonly isHidden: boolean
  /** The stem's own element, or the element that a combination turned the stem into. */
  readonly element: ElementCode
  readonly points: number
}

/** A point part during computation, in whole units. */
export interface UnitPart extends Omit<PointPart, 'points'> {
  readonly units: number
}

/** Computes the five-element points of a chart, stems first, and the changes by its combinations and clashes, [P] of B-13 and B-14. */
export function computePoints(natal: NatalNumbers): { parts: UnitPart[]; changes: PointChange[] } {
  const stems = natal.pairs.map(({ stem }, position) => createPart(position, stem, false, STEM_POINTS[position]! * 100))
  const { school } = natal
  const branches = natal.pairs.flatMap(({ branch }, position) =>
    // In the school of command days, the month belongs entirely to the stem in command.
    (position === 1 && school?.hidden
      ? [{ stem: commandingStemAfter(branch, school.daysSinceJie), weight: 100 }]
      : HIDDEN_STEMS[branch]
    ).map(({ stem, weight }) => createPart(position, stem, true, BRANCH_POINTS[position]! * weight)),
  )
  const changes = [...listBranchPointChanges(natal), ...listStemPointChanges(natal)]
  return { parts: changes.reduce(applyChange, [...stems, ...branches]), changes }
}

function createPart(position: number, stem: StemCode, isHidden: boolean, hundredths: number): UnitPart {
  return { position, stem, isHidden, element: ELEMENTS[STEM_INDEX[stem] >> 1]!, units: hundredths * (UNITS_PER_POINT / 100) }
}

function applyChange(parts: UnitPart[], { type, positions, element, rate, spared }: PointChange): UnitPart[] {
  return parts.flatMap((one) => {
    const isUntouched = one.isHidden === (type === 'stem-combine') || !positions.includes(one.position)
    if (isUntouched || one.element === (element ?? spared)) return [one]
    // A whole number by construction; rounding removes the floating-point error.
    const units = Math.round(one.units * rate)
    if (element === null) return [{ ...one, units }]
    if (rate === 1) return [{ ...one, element }]
    return [
      { ...one, units: one.units - units },
      { ...one, element, units },
    ]
  })
}

/** Percentages to a tenth that add up to 100.0: the largest remainders are rounded up, ties in order. @param five units per element */
export function computeElementPercentages(five: readonly number[]): number[] {
  const total = five.reduce((sum, each) => sum + each, 0)
  const tenths = five.map((each) => Math.floor((each * 1000) / total))
  const remainder = (e: number) => (five[e]! * 1000) % total
  const order = [...five.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b)
  const left = 1000 - tenths.reduce((sum, each) => sum + each, 0)
  for (const e of order.slice(0, left)) tenths[e]!++
  return tenths.map((each) => each / 10)
}
