import { BRANCH_CHARACTERS, findCharacterElement, STEM_CHARACTERS, type Element } from './element.ts'
import { computeContour, elementLandforms, createRidgePath, computeRidge } from './landforms.ts'

export const YEAR_RIDGE_SIZE = { width: 92, height: 66 } as const
const BASE = 48
const CONTOURS = 4

/** Generating order: each element feeds the next. */
const ORDER: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']
/** Relative height by the relation of a month's element to the year's: same, fed by, controlled by, controlling, feeding the year's. */
const HEIGHTS = [1, 0.45, 0.3, 0.1, 0.75] as const

const heightOf = (element: Element, ofYear: Element): number => HEIGHTS[(ORDER.indexOf(element) - ORDER.indexOf(ofYear) + 5) % 5]!

/** Lists stem and branch of a year's months, 寅 to 丑: years of 甲 and 己 begin with 丙寅, years of 乙 and 庚 with 戊寅, and so on. */
export function listYearMonthPillars(year: number): readonly (readonly [stem: string, branch: string])[] {
  const first = ((year - 4) % 5) * 2 + 2
  return Array.from({ length: 12 }, (_, i) => [STEM_CHARACTERS[(first + i) % 10]!, BRANCH_CHARACTERS[(2 + i) % 12]!] as const)
}

/** Draws a year as twelve mountains with contours: the better a month agrees with the year, the higher; the branch gives the form. */
export function computeYearRidgePaths(year: number): readonly string[] {
  const { width } = YEAR_RIDGE_SIZE
  const ofYear = findCharacterElement(STEM_CHARACTERS[(year - 4) % 10]!)!
  const hills = listYearMonthPillars(year).map((pair, i) => {
    const [stem, branch] = pair.map((char) => findCharacterElement(char)!) as [Element, Element]
    const h = 4 + 18 * (heightOf(stem, ofYear) + heightOf(branch, ofYear))
    return { form: elementLandforms[branch], cx: ((i + 0.5) * width) / 12, w: width / 9, h }
  })
  const ridge = computeRidge({ width, base: BASE, hills, seed: `year ${year}`, rough: 0.3, step: 1 })
  return Array.from({ length: CONTOURS }, (_, k) => createRidgePath(computeContour(ridge, k, k * 5), 1))
}
