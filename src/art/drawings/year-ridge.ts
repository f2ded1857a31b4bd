import { BRANCHES, elementOf, STEMS, type Element } from './element.ts'
import { contourOf, formOf, lineOf, ridgeOf } from './landforms.ts'

export const RIDGE_SIZE = { width: 92, height: 66 } as const
const BASE = 48
const CONTOURS = 4

/** Each element feeds the next. */
const ORDER: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']
/** How high a month stands by what its element is to the year's: the same, fed by it, held by it, holding it, feeding it. */
const HEIGHTS = [1, 0.45, 0.3, 0.1, 0.75] as const

const heightOf = (element: Element, ofYear: Element): number => HEIGHTS[(ORDER.indexOf(element) - ORDER.indexOf(ofYear) + 5) % 5]!

/** The twelve months of a year, 寅 to 丑, stem and branch each: years of 甲 and 己 begin with 丙寅, those of 乙 and 庚 with 戊寅. */
export function monthsOf(year: number): readonly (readonly [stem: string, branch: string])[] {
  const first = ((year - 4) % 5) * 2 + 2
  return Array.from({ length: 12 }, (_, i) => [STEMS[(first + i) % 10]!, BRANCHES[(2 + i) % 12]!] as const)
}

/** A year as one line of twelve mountains over its contours: as high as each month agrees with the year, in the form of its branch. */
export function yearRidgeOf(year: number): readonly string[] {
  const { width } = RIDGE_SIZE
  const ofYear = elementOf(STEMS[(year - 4) % 10]!)!
  const hills = monthsOf(year).map((pair, i) => {
    const [stem, branch] = pair.map((char) => elementOf(char)!) as [Element, Element]
    const h = 4 + 18 * (heightOf(stem, ofYear) + heightOf(branch, ofYear))
    return { form: formOf[branch], cx: ((i + 0.5) * width) / 12, w: width / 9, h }
  })
  const ridge = ridgeOf({ width, base: BASE, hills, seed: `year ${year}`, rough: 0.3, step: 1 })
  return Array.from({ length: CONTOURS }, (_, k) => lineOf(contourOf(ridge, k, k * 5), 1))
}
