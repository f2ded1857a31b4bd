import { createIdGenerator } from './markup.ts'
import { elementLandforms, type Hill } from './landforms.ts'
import { drawMountains, type HillLayer } from './mountains.ts'
import { createRandomGenerator } from './noise.ts'
import { drawSkyDisc, drawStillWater, type SkyDisc } from './still-water.ts'
import type { Element } from './element.ts'

/** Weight of each element in a chart, in any unit. */
export type LandscapeShares = Readonly<Record<Element, number>>

export interface LandscapeInput {
  readonly shares: LandscapeShares
  /** Size of the drawing's grid. */
  readonly width: number
  readonly height: number
  /** Seed of the random numbers (archive id and purpose); the same seed gives the same picture. */
  readonly seed: string
  /** Prefix of ids inside the drawing, unique on the page. */
  readonly prefix: string
  readonly sky?: 'sun' | 'moon' | 'none'
  /** Position of sun or moon, as fractions of width and height. */
  readonly skyAt?: readonly [number, number]
  /** Waterline as a fraction of the height. */
  readonly horizon?: number
  /** CSS colour of the page background. */
  readonly ground?: string
}

type Land = Exclude<Element, 'water'>
/** Per element: half width and spacing of hills (fractions of the width), number, relative height and roughness of hills. */
const SHAPES: Readonly<Record<Land, { w: number; apart: number; count: number; tall: number; rough: number }>> = {
  wood: { w: 0.115, apart: 0.1, count: 4, tall: 1.15, rough: 2.6 },
  fire: { w: 0.19, apart: 0.2, count: 4, tall: 1.1, rough: 2.6 },
  earth: { w: 0.36, apart: 0.46, count: 2, tall: 0.62, rough: 1.4 },
  metal: { w: 0.3, apart: 0.4, count: 2, tall: 0.92, rough: 1.2 },
}

/** Draws a chart as a landscape: one range per element (stronger elements nearer and darker), with water in front. */
export function drawLandscape(input: LandscapeInput): string {
  const { width, height, seed, sky = 'sun', skyAt = [0.24, 0.26], horizon = 0.62, ground = 'var(--paper)' } = input
  const names = createIdGenerator(input.prefix)
  const shares = wholeOf(input.shares)
  const edge = height * horizon
  const disc: SkyDisc | undefined =
    sky === 'none' ? undefined : { kind: sky, x: width * skyAt[0], y: height * skyAt[1], r: Math.min(width * 0.05, 26) }
  const layers = layersOf(shares, width, height, edge, createRandomGenerator(seed))
  const land = drawMountains({ width, height, layers, ground, seed, names, contours: 8 })
  return (
    (disc ? drawSkyDisc(disc) : '') + land + drawStillWater({ width, height, edge, share: shares.water, seed, ground, name: names(), disc })
  )
}

function wholeOf(shares: LandscapeShares): LandscapeShares {
  const sum = Object.values(shares).reduce((total, share) => total + share, 0) || 1
  const part = (element: Element) => shares[element] / sum
  return { wood: part('wood'), fire: part('fire'), earth: part('earth'), metal: part('metal'), water: part('water') }
}

function layersOf(shares: LandscapeShares, width: number, height: number, edge: number, random: () => number): HillLayer[] {
  const order = (Object.keys(SHAPES) as Land[]).sort((a, b) => shares[a] - shares[b])
  return order.map((element, i) => {
    const near = i / (order.length - 1)
    const share = shares[element]
    const { tall, rough } = SHAPES[element]
    const peak = height * (0.15 + 0.34 * Math.sqrt(share)) * tall * (1 + 0.25 * (1 - near))
    const centre = width * ((i % 2 ? 0.7 : 0.26) + (random() - 0.5) * 0.14)
    const hills = [...rangeOf(element, centre, peak, width, random), ...swellOf(width, height, random)]
    return {
      element,
      hills,
      rough,
      base: edge + height * 0.05 * near,
      far: (1 - near) * 0.8,
      alpha: 0.46 + 0.5 * share,
      depth: peak * 1.15 + 30,
    }
  })
}

function rangeOf(element: Land, centre: number, peak: number, width: number, random: () => number): Hill[] {
  const { w, apart, count } = SHAPES[element]
  return Array.from({ length: count }, (_, k) => ({
    form: elementLandforms[element],
    w: width * w * (0.72 + random() * 0.5) * (k ? 0.8 : 1.1),
    cx: centre + (k ? (k % 2 ? 1 : -1) * width * apart * Math.ceil(k / 2) * (0.8 + random() * 0.4) : 0),
    h: peak * (k ? 0.42 + random() * 0.4 : 1),
  }))
}

/** Creates low swells, so that the ends of a range do not become straight lines. */
function swellOf(width: number, height: number, random: () => number): Hill[] {
  return [
    { form: 'wave', cx: width * random(), w: width * 0.7, h: height * 0.03 },
    { form: 'wave', cx: width * random(), w: width * 0.55, h: height * 0.025 },
  ]
}
