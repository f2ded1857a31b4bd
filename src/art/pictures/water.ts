import { blendHexColours } from './colour.ts'
import { drawFilledPath, createRectanglePath, createVerticalGradient, drawStrokedPath, type DrawingContext } from './easel.ts'
import type { LightDisc } from './light.ts'
import { formatCoordinate } from './trace.ts'

export interface PictureWaterOptions {
  /** y of the upper (`from`) and lower end (`to`) of the water. */
  readonly from: number
  readonly to: number
  /** Number of rows of lines; by default more for a larger share of water in the chart. */
  readonly rows?: number
  readonly light?: LightDisc | undefined
  readonly x?: number
  readonly w?: number
  readonly strength?: number
  readonly ground?: string
  /** Lowest part without lines, as a fraction of the height. */
  readonly calm?: number
  /** Whether to draw mist at the far shore. */
  readonly hasMist?: boolean
}

/** Number of opacity levels: all rows of one level form one path instead of a hundred separate strokes. */
const BANDS = 5

/** Draws still water as broken hairlines, more of them for a larger share of water, with the reflection of the light. */
export function drawPictureWater(easel: DrawingContext, still: PictureWaterOptions): string {
  const { w: width, inks, chart } = easel
  const { from, to, light, x = 0, w = width, strength = 1, ground = inks.paper, calm = 0.12, hasMist = true } = still
  const share = chart.shares.water
  const rows = still.rows ?? Math.round(9 + share * 38)
  const random = easel.random('water')
  const tint = blendHexColours(ground, inks.elements.water.wash, 0.1 + share * 0.35)
  const mist = createVerticalGradient(easel, from, to, [
    [0, tint, hasMist ? 0 : 1],
    [0.16, tint],
    [0.8, ground],
  ])
  const paths = Array.from({ length: BANDS }, () => '')
  const gleams = Array.from({ length: BANDS }, () => '')
  for (let i = 0; i < rows; i++) {
    const t = i / Math.max(1, rows - 1)
    const y = from + (to - from) * (0.05 + (0.95 - calm) * t ** 1.45)
    const band = Math.min(BANDS - 1, Math.floor(t * BANDS))
    paths[band] += row(x, x + w, y, t, random)
    if (light && i % 2 === 1) gleams[band] += gleam(light, y, t, random)
  }
  const fade = (band: number) => 1 - ((band + 0.4) / BANDS) * 0.86
  return (
    `<defs>${mist.defs}</defs>${drawFilledPath(createRectanglePath(x, from, w, to - from + 1), mist.fill)}` +
    paths.map((d, i) => (d ? drawStrokedPath(d, inks.elements.water.line, 0.7, (0.46 + share * 0.7) * strength * fade(i)) : '')).join('') +
    gleams.map((d, i) => (d ? drawStrokedPath(d, inks.lights[chart.light], 1.2, 0.95 * fade(i)) : '')).join('')
  )
}

function row(from: number, to: number, y: number, t: number, random: () => number): string {
  let path = ''
  const span = to - from
  for (let x = from - random() * 60; x < to;) {
    const length = 12 + random() * span * (0.08 + 0.24 * (1 - t))
    const [a, b] = [Math.max(from, x), Math.min(to, x + length)]
    if (b > a + 2) path += `M${formatCoordinate(a)} ${formatCoordinate(y)}h${formatCoordinate(b - a)}`
    x += length + (12 + 70 * t) * (0.5 + random())
  }
  return path
}

function gleam({ x, r }: LightDisc, y: number, t: number, random: () => number): string {
  const half = r * (1.4 - 0.9 * t) * (0.5 + random() * 0.6)
  return `M${formatCoordinate(x + (random() - 0.5) * r * 0.7 - half)} ${formatCoordinate(y + 1.4)}h${formatCoordinate(half * 2)}`
}
