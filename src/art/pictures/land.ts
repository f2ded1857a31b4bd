import { computeContour, elementLandforms, computeRidge, type LandformShape, type Hill } from '../drawings/landforms.ts'
import type { Element } from '../drawings/element.ts'
import { blendHexColours } from './colour.ts'
import { createVerticalGradient, type DrawingContext } from './easel.ts'
import { formatHundredths } from '../drawings/markup.ts'
import { formatCoordinate, createRelativePath, type Point } from './trace.ts'

/** Hills of one element on one baseline. */
export interface HillRange {
  readonly element: Element
  /** y of the hills' baseline. */
  readonly base: number
  readonly hills: readonly Hill[]
  /** Distance from 0 (near) to 1 (far); far ranges are paler and have fewer lines. */
  readonly far?: number
  /** Height of the wash, from the summit down to where mist begins. */
  readonly depth?: number
  readonly rough?: number
  readonly contours?: number
  readonly gap?: number
  /** true (yin): a faint wash and more contours. */
  readonly isOutlined?: boolean
  /** true: the range ends inside the picture, so its contours stop at the foot. */
  readonly isIsland?: boolean
  /** Explicit ridge, for land that is not a sum of hills. */
  readonly ridge?: readonly Point[]
  /** Left and right end of the range; default: the whole width. */
  readonly from?: number
  readonly to?: number
  /** Colour behind the range, into which it fades: paper, mist or sky. */
  readonly ground?: string
  readonly purpose?: string
  /** Opacity of the wash. */
  readonly strength?: number
}

const STEP = 2.5
/** Default roughness of each landform. */
const ROUGH: Readonly<Record<LandformShape, number>> = { pillar: 2.4, peak: 2.6, mesa: 1.4, dome: 0.9, wave: 1 }

/** Computes the points of a range's ridge. */
export function computeRidgePoints(easel: DrawingContext, range: HillRange): Point[] {
  const { element, base, hills, rough = ROUGH[elementLandforms[element]], from = -8, to = easel.w + 8, purpose = '' } = range
  const local = hills.map((hill) => ({ ...hill, cx: hill.cx - from }))
  const seed = `${easel.seed}.${element}${purpose}`
  return computeRidge({ width: to - from, base, hills: local, rough, seed, step: STEP }).map((y, i) => [from + i * STEP, y])
}

/** Draws a range as a wash under hairline contours; the range covers everything behind it down to the lower edge. */
export function drawHillRange(easel: DrawingContext, range: HillRange): string {
  const {
    element,
    base,
    far = 0,
    contours = 9,
    gap = 5,
    isOutlined = false,
    isIsland = false,
    ground = easel.inks.paper,
    strength = 1,
  } = range
  const points = range.ridge ?? computeRidgePoints(easel, range)
  const ys = points.map(([, y]) => y)
  const xs = points[0]![0]
  const top = Math.min(...ys)
  const depth = range.depth ?? Math.max(50, (base - top) * 1.1)
  const { wash, crown, line } = easel.inks.elements[element]
  const full = (isOutlined ? 0.2 : 0.86) * (1 - far * 0.62) * strength
  const shade = createVerticalGradient(easel, top, top + depth, [
    [0, blendHexColours(ground, crown, full)],
    [0.42, blendHexColours(ground, wash, full * 0.62)],
    [1, ground],
  ])
  const ridge = createRelativePath(points)
  const body = `${ridge}V${formatCoordinate(Math.max(base, top + depth) + 2)}H${formatCoordinate(xs)}Z`
  const count = Math.max(1, Math.round((isOutlined ? contours * 1.3 : contours) * (1 - far * 0.45)))
  const lines = Array.from({ length: count }, (_, k) => {
    const contour = computeContour(ys, k, gap * k * (1 + k * 0.1))
    const path = k === 0 ? ridge : pieces(contour, xs, isIsland ? base : base + depth * 0.2)
    const opacity = (k === 0 ? 0.92 : 0.6 * (1 - k / count) ** 1.2) * (1 - far * 0.62)
    return `<path d="${path}" stroke-width="${k === 0 ? 1.05 : 0.6}" stroke-opacity="${formatHundredths(opacity)}"/>`
  })
  return `<defs>${shade.defs}</defs><path d="${body}" fill="${shade.fill}"/><g fill="none" stroke="${line}">${lines.join('')}</g>`
}

/** Draws the parts of a contour above y `deepest`; mist hides the rest. */
function pieces(ys: readonly number[], from: number, deepest: number): string {
  const runs: Point[][] = []
  let run: Point[] | undefined
  for (const [i, y] of ys.entries()) {
    if (y > deepest) run = undefined
    else if (run) run.push([from + i * STEP, y])
    else runs.push((run = [[from + i * STEP, y]]))
  }
  return runs
    .filter(({ length }) => length > 3)
    .map((points) => createRelativePath(points))
    .join('')
}

/** Per element: half width and spacing of hills (fractions of the group's `reach`), number and relative height of hills. */
const SHAPES: Readonly<Record<Element, { w: number; apart: number; count: number; tall: number }>> = {
  wood: { w: 0.13, apart: 0.11, count: 4, tall: 1.14 },
  fire: { w: 0.23, apart: 0.21, count: 4, tall: 1.1 },
  earth: { w: 0.4, apart: 0.46, count: 2, tall: 0.66 },
  metal: { w: 0.33, apart: 0.4, count: 2, tall: 0.94 },
  water: { w: 0.44, apart: 0.5, count: 3, tall: 0.42 },
}

export interface HillGroup {
  readonly element: Element
  readonly centre: number
  /** Height of the first hill, before the element's factor in SHAPES. */
  readonly tall: number
  /** Width to which the fractions in SHAPES refer. */
  readonly reach: number
}

/** Creates the hills of an element: a leading one, and smaller ones on both sides. */
export function createElementHills({ element, centre, tall, reach }: HillGroup, random: () => number): Hill[] {
  const { w, apart, count, tall: own } = SHAPES[element]
  const side = random() < 0.5 ? 1 : -1
  return Array.from({ length: count }, (_, k) => ({
    form: elementLandforms[element],
    w: reach * w * (0.76 + random() * 0.44) * (k ? 0.82 : 1.12),
    cx: centre + (k ? (k % 2 ? side : -side) * reach * apart * Math.ceil(k / 2) * (0.82 + random() * 0.4) : 0),
    h: tall * own * (k ? 0.4 + random() * 0.38 : 1),
  }))
}

/** Creates low swells, so that the ends of a range do not become straight lines. */
export function createSwells({ w }: DrawingContext, tall: number, random: () => number): Hill[] {
  return [
    { form: 'wave', cx: w * random(), w: w * 0.7, h: tall },
    { form: 'wave', cx: w * random(), w: w * 0.55, h: tall * 0.8 },
  ]
}

/** Height factor of an element by its share of the chart: 0.3 for none, 1 for one half or more. */
export const heightFactorOf = (share: number) => 0.3 + 0.7 * Math.min(1, Math.sqrt(share / 0.5))
