import type { Element } from '../drawings/element.ts'
import { blendHexColours } from './colour.ts'
import { drawFilledPath, createCirclePath, drawStrokedPath, type DrawingContext } from './easel.ts'
import { heightFactorOf } from './land.ts'
import { createRelativePath, type Point } from './trace.ts'

/** Relative radius of each element's outline from above, by angle in radians: long, triangular, square, round, wavy. */
const OUTLINES: Readonly<Record<Element, (angle: number) => number>> = {
  wood: (a) => 1 / Math.hypot(Math.cos(a) / 0.62, Math.sin(a) / 1.3),
  fire: (a) => 0.74 / Math.max(0.52, Math.cos(((a + Math.PI * 2.5) % ((2 * Math.PI) / 3)) - Math.PI / 3)),
  earth: (a) => 0.86 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)), 0.76),
  metal: () => 1,
  water: (a) => 0.94 + 0.13 * Math.cos(a * 5),
}

export interface Mound {
  readonly element: Element
  readonly x: number
  readonly y: number
  readonly r: number
  readonly levels: number
}

/** Creates the mounds of the five elements, arranged in the generating cycle and sized by their shares. */
export function createMounds(easel: DrawingContext, x: number, y: number, rx: number, ry: number): Mound[] {
  const { chart } = easel
  const random = easel.random('mounds')
  const turn = (easel.nature('turn')() - 0.5) * 1.1
  const round: readonly Element[] = ['fire', 'earth', 'metal', 'water', 'wood']
  return round.map((element, i) => {
    const angle = -Math.PI / 2 + turn + (i * 2 * Math.PI) / 5
    const high = heightFactorOf(chart.shares[element])
    return {
      element,
      x: x + Math.cos(angle) * rx * (0.9 + random() * 0.2),
      y: y + Math.sin(angle) * ry * (0.9 + random() * 0.2),
      r: Math.min(rx, ry) * (0.34 + high * 0.5),
      levels: Math.round(5 + high * 7),
    }
  })
}

function contour(easel: DrawingContext, mound: Mound, level: number): string {
  const noise = easel.noise(`mound.${mound.element}`)
  const t = 1 - level / mound.levels
  const points: Point[] = []
  for (let i = 0; i <= 72; i++) {
    const a = (i / 72) * Math.PI * 2
    // The top has the element's outline; the foot is rounder, like eroded land.
    const shape = 1 + (OUTLINES[mound.element](a) - 1) * (0.55 + 0.45 * (1 - t))
    const rough = 1 + noise(Math.cos(a) * 1.6 + 40 + level * 0.12, 3) * 0.2 * t + noise(Math.sin(a) * 1.6 + 90 + level * 0.12, 3) * 0.2 * t
    const reach = mound.r * (0.08 + 0.92 * t) * shape * rough
    points.push([mound.x + Math.cos(a) * reach, mound.y + Math.sin(a) * reach])
  }
  return `${createRelativePath(points)}Z`
}

/** Draws land seen from above in terraces. The lowest terraces of all mounds are drawn first, so that they merge. */
export function drawTerracedLand(easel: DrawingContext, mounds: readonly Mound[]): string {
  const { inks, chart } = easel
  const most = Math.max(...mounds.map(({ levels }) => levels))
  let svg = ''
  for (let level = 0; level < most; level++) {
    for (const mound of mounds) {
      if (level >= mound.levels) continue
      const { wash, crown, line: edge } = inks.elements[mound.element]
      const isYin = mound.element === chart.lead.element && !chart.lead.isYang
      const t = level / Math.max(1, mound.levels - 1)
      const tint = blendHexColours(inks.paper, blendHexColours(wash, crown, t), (isYin ? 0.1 : 0.22) + (isYin ? 0.16 : 0.66) * t)
      const d = contour(easel, mound, level)
      svg += `<path d="${d}" fill="${tint}" stroke="${edge}" stroke-width="${level === 0 ? 1 : 0.7}" stroke-opacity="${level === 0 ? 0.9 : 0.65}"/>`
    }
  }
  return svg
}

/** Draws wells and ponds: one for each hidden stem, on the mound of the stem's element; solid for yang. */
export function drawPonds(easel: DrawingContext, mounds: readonly Mound[]): string {
  const { inks, chart, random } = easel
  const chance = random('ponds')
  return chart.pillars
    .flatMap(({ hidden }) => hidden)
    .map(({ element, isYang, weight }) => {
      const mound = mounds.find((one) => one.element === element)!
      const angle = chance() * Math.PI * 2
      const [x, y] = [mound.x + Math.cos(angle) * mound.r * 0.7, mound.y + Math.sin(angle) * mound.r * 0.7]
      const d = createCirclePath(x, y, 1.6 + weight * 0.022)
      return isYang ? drawFilledPath(d, inks.ink, 0.85) : drawFilledPath(d, inks.leaf) + drawStrokedPath(d, inks.ink, 0.8)
    })
    .join('')
}

/** Draws rings on the water around the mounds; their spacing grows with the distance. */
export function drawWaterRings(easel: DrawingContext, mounds: readonly Mound[], count: number, step: number): string {
  const { inks } = easel
  const d = mounds.flatMap((mound) =>
    Array.from({ length: count }, (_, i) => contour(easel, { ...mound, r: mound.r + step * (i + 1) * (1 + i * 0.16) }, 0)),
  )
  return drawStrokedPath(d.join(''), inks.elements.water.line, 0.5, 0.4)
}
