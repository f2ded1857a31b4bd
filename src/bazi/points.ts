import { commanderOn } from './command-days.ts'
import type { ElementCode, StemCode } from './cycle.ts'
import { ELEMENTS, STEM_INDEX } from './cycle.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { Natal } from './natal.ts'
import type { PointChange } from './point-changes.ts'
import { branchChangesOf, stemChangesOf } from './point-changes.ts'

/** Points of a position, 100 in all (B-13); of an unknown hour none, and the rest is the whole. */
const STEM_POINTS = [8, 12, 12, 10]
const BRANCH_POINTS = [8, 30, 12, 8]

/**
 * They are reckoned in whole ten-thousandths: a weight asks for tenths, and a clash, of which a branch meets three at
 * most, for a decimal more each. So no border of a class and no equal remainder hangs on the last bit of a fraction.
 */
export const UNITS_PER_POINT = 10_000

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

/** The same while it is reckoned. */
export interface UnitPart extends Omit<PointPart, 'points'> {
  readonly units: number
}

/** Five-element points of a chart, stems first, and what its combinations and clashes did to them, [P] of B-13 and B-14. */
export function pointsOf(natal: Natal): { parts: UnitPart[]; changes: PointChange[] } {
  const stems = natal.pairs.map(({ stem }, position) => part(position, stem, false, STEM_POINTS[position]! * 100))
  const { school } = natal
  const branches = natal.pairs.flatMap(({ branch }, position) =>
    // Where the days of command count, the month is wholly of the stem in command.
    (position === 1 && school?.hidden ? [{ stem: commanderOn(branch, school.daysSinceJie), weight: 100 }] : HIDDEN_STEMS[branch]).map(
      ({ stem, weight }) => part(position, stem, true, BRANCH_POINTS[position]! * weight),
    ),
  )
  const changes = [...branchChangesOf(natal), ...stemChangesOf(natal)]
  return { parts: changes.reduce(changed, [...stems, ...branches]), changes }
}

function part(position: number, stem: StemCode, isHidden: boolean, hundredths: number): UnitPart {
  return { position, stem, isHidden, element: ELEMENTS[STEM_INDEX[stem] >> 1]!, units: hundredths * (UNITS_PER_POINT / 100) }
}

function changed(parts: UnitPart[], { type, positions, element, rate, spared }: PointChange): UnitPart[] {
  return parts.flatMap((one) => {
    const isUntouched = one.isHidden === (type === 'stem-combine') || !positions.includes(one.position)
    if (isUntouched || one.element === (element ?? spared)) return [one]
    // Whole on paper, and made so again.
    const units = Math.round(one.units * rate)
    if (element === null) return [{ ...one, units }]
    if (rate === 1) return [{ ...one, element }]
    return [
      { ...one, units: one.units - units },
      { ...one, element, units },
    ]
  })
}

/** Per cent to a tenth that add up to 100.0: the largest remainders are rounded up, of equals the first. Of whole units. */
export function percentOf(five: readonly number[]): number[] {
  const total = five.reduce((sum, each) => sum + each, 0)
  const tenths = five.map((each) => Math.floor((each * 1000) / total))
  const remainder = (e: number) => (five[e]! * 1000) % total
  const order = [...five.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b)
  const left = 1000 - tenths.reduce((sum, each) => sum + each, 0)
  for (const e of order.slice(0, left)) tenths[e]!++
  return tenths.map((each) => each / 10)
}
