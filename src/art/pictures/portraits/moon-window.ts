import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  clipToPath,
  createVerticalGradient,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { drawChartLand } from '../chart-land.ts'
import { blendHexColours } from '../colour.ts'
import { placeLight, drawLight } from '../light.ts'
import { getSeasonalFoliage, drawTree } from '../plants.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a round door in a garden wall 月洞门: the chart's land behind the door, a tree of the month in front. */
export function drawMoonWindow(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart, isDark } = easel
  const short = Math.min(w, h)
  const r = short * 0.37
  const [cx, cy] = [w * 0.5, h * (h > w * 1.15 ? 0.55 : 0.5)]
  const [x, y, size] = [cx - r, cy - r, r * 2]
  const wall = blendHexColours(inks.paper, isDark ? inks.ink : inks.elements.earth.wash, isDark ? 0.09 : 0.13)
  const beyond = createVerticalGradient(easel, y, cy, [
    [0, blendHexColours(inks.paper, inks.elements[chart.light].wash, 0.28)],
    [1, inks.leaf],
  ])
  const light = placeLight(easel, { x: x + size * 0.24, y: y + size * 0.14, w: size * 0.5, h: size * 0.28 }, size * 0.075, y + size * 0.28)
  const view =
    `<defs>${beyond.defs}</defs>${drawFilledPath(createRectanglePath(x, y, size, size), beyond.fill)}` +
    drawLight(easel, light) +
    drawChartLand(easel, { x, w: size, edge: y + size * 0.7, tall: size * 0.42, ground: inks.leaf, gap: size * 0.015 }) +
    drawPictureWater(easel, { from: y + size * 0.72, to: y + size, x, w: size, light, ground: inks.leaf, rows: 14 })
  const ring =
    drawStrokedPath(createCirclePath(cx, cy, r + short * 0.02), inks.ink, 0.8, 0.8) +
    drawStrokedPath(createCirclePath(cx, cy, r), inks.ink, 1.4)
  const floor = cy + r * 0.97
  const tree = drawTree(
    easel,
    {
      x: Math.min(w + 5, w * 0.5 + short * 0.56),
      y: Math.min(h + 4, floor + short * 0.16),
      towards: -Math.PI * 0.73,
      long: short * 0.52,
      thick: short * 0.03,
      forks: 3,
      crook: 0.9,
    },
    getSeasonalFoliage(chart.month),
    'door',
  )
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), wall) +
    tilesOf(easel, Math.min(cy - r - short * 0.055, h * 0.16)) +
    drawFilledPath(createCirclePath(cx, cy, r + short * 0.02), inks.paper) +
    clipToPath(easel, createCirclePath(cx, cy, r), view) +
    ring +
    pavement(easel, floor) +
    tree +
    drawSignature(easel, words, { x: w * 0.5 - short * 0.42, top: Math.max(cy - r, h * 0.16), side: short * 0.085, room: short * 0.15 })
  )
}

/** Draws the coping of the wall: a row of round tile ends under a ridge. */
function tilesOf({ w, inks, mass }: DrawingContext, y: number): string {
  if (y < 6) return ''
  const tile = 15
  let ends = ''
  for (let x = -tile / 2; x < w + tile; x += tile)
    ends += `M${formatCoordinate(x)} ${formatCoordinate(y)}a${tile / 2} ${tile / 2} 0 0 0 ${tile} 0`
  return (
    drawFilledPath(createRectanglePath(0, 0, w, y), inks.sky) +
    drawFilledPath(createRectanglePath(0, y - Math.min(y, 26), w, Math.min(y, 26) - 4), mass) +
    drawStrokedPath(ends, inks.ink, 1, 0.85) +
    drawStrokedPath(`M0 ${formatCoordinate(y)}H${formatCoordinate(w)}`, inks.ink, 1)
  )
}

/** Draws flagstones in front of the door. */
function pavement({ w, h, inks }: DrawingContext, y: number): string {
  const rows = [0, 0.22, 0.52, 0.95].map((t) => y + (h - y) * t)
  let d = rows.map((row) => `M0 ${formatCoordinate(row)}H${formatCoordinate(w)}`).join('')
  for (const [i, row] of rows.slice(0, -1).entries()) {
    for (let k = -4; k <= 4; k++) {
      const [top, below] = [w / 2 + (k + (i % 2) / 2) * w * 0.15 * (1 + i * 0.22), w / 2 + (k + (i % 2) / 2) * w * 0.15 * (1.16 + i * 0.26)]
      d += `M${formatCoordinate(top)} ${formatCoordinate(row)}L${formatCoordinate(below)} ${formatCoordinate(rows[i + 1]!)}`
    }
  }
  return drawFilledPath(createRectanglePath(0, y, w, h - y + 1), inks.paper, 0.8) + drawStrokedPath(d, inks.ink, 0.6, 0.4)
}
