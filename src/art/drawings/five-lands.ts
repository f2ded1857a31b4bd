import { createIdGenerator } from './markup.ts'
import { elementLandforms, type Hill } from './landforms.ts'
import { drawMountains, type HillLayer } from './mountains.ts'
import { drawSkyDisc, drawStillWater } from './still-water.ts'
import type { Element } from './element.ts'

/** A hill: [element of the form, centre, half width, height], in fractions of the picture's width and height. */
type Row = readonly [Element, number, number, number]
interface Range {
  readonly element: Element
  /** Offset below the waterline, in pixels. */
  readonly lower: number
  readonly far: number
  readonly alpha: number
  readonly depth: number
  readonly rough: number
  readonly hills: readonly Row[]
}

/** Ranges of all five forms in one fixed composition, not for a particular chart; far ranges first. */
const RANGES: readonly Range[] = [
  {
    element: 'metal',
    lower: -4,
    far: 0.62,
    alpha: 0.6,
    depth: 0.3,
    rough: 1.2,
    hills: [
      ['metal', 0.8, 0.34, 0.235],
      ['metal', 0.46, 0.2, 0.1],
    ],
  },
  {
    element: 'fire',
    lower: 2,
    far: 0.42,
    alpha: 0.55,
    depth: 0.22,
    rough: 2.4,
    hills: [
      ['fire', 0.4, 0.3, 0.2],
      ['fire', 0.6, 0.22, 0.12],
      ['fire', 0.16, 0.2, 0.09],
      ['water', 0.5, 0.9, 0.02],
    ],
  },
  {
    element: 'wood',
    lower: 10,
    far: 0.15,
    alpha: 0.75,
    depth: 0.2,
    rough: 2.6,
    hills: [
      ['wood', 0.1, 0.12, 0.215],
      ['wood', 0.205, 0.105, 0.145],
      ['wood', 0.015, 0.09, 0.12],
      ['wood', 0.3, 0.075, 0.07],
      ['water', 0.3, 0.6, 0.018],
    ],
  },
  {
    element: 'earth',
    lower: 20,
    far: 0,
    alpha: 0.7,
    depth: 0.14,
    rough: 1.6,
    hills: [
      ['earth', 0.92, 0.44, 0.095],
      ['water', 0.34, 0.4, 0.018],
    ],
  },
]

export interface FiveElementLandscapeInput {
  readonly width: number
  readonly height: number
  readonly prefix: string
  /** Waterline as a fraction of the height. */
  readonly horizon: number
  readonly sunAt: readonly [number, number]
}

/** Draws a landscape of all five elements, for pages without a chart. */
export function drawFiveElementLandscape({ width, height, prefix, horizon, sunAt }: FiveElementLandscapeInput): string {
  const names = createIdGenerator(prefix)
  const edge = height * horizon
  const ground = 'var(--paper)'
  const layers = RANGES.map(({ element, lower, far, alpha, depth, rough, hills }): HillLayer => ({
    element,
    far,
    alpha,
    rough,
    base: edge + lower,
    depth: height * depth,
    hills: hills.map(([form, cx, w, h]): Hill => ({ form: elementLandforms[form], cx: width * cx, w: width * w, h: height * h })),
  }))
  const disc = { kind: 'sun', x: width * sunAt[0], y: height * sunAt[1], r: height * 0.03 } as const
  const land = drawMountains({ width, height, layers, ground, seed: 'five', names, contours: 9, gap: height * 0.0068, step: 2.5 })
  return (
    drawSkyDisc(disc) + land + drawStillWater({ width, height, edge: edge + 4, share: 0.12, seed: 'five', ground, name: names(), disc })
  )
}
