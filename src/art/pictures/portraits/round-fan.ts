import { drawFilledPath, createRectanglePath, createCirclePath, clipToPath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { drawChartLand } from '../chart-land.ts'
import { drawHillRange } from '../land.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawFigure } from '../people.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a round silk fan 团扇: the chart as a shore, with a person on the near bank. */
export function drawRoundFan(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const r = Math.min(w * 0.44, h * 0.44)
  const isTall = h > w * 1.15
  const [cx, cy] = [w / 2, isTall ? h * 0.44 : h / 2]
  const [x, y, size] = [cx - r, cy - r, r * 2]
  const light = placeLight(easel, { x: x + size * 0.2, y: y + size * 0.16, w: size * 0.46, h: size * 0.28 }, size * 0.058, y + size * 0.27)
  const near = drawHillRange(easel, {
    element: chart.lead.element,
    base: y + size * 0.97,
    hills: [
      { form: 'wave', cx: x + size * 0.26, w: size * 0.5, h: size * 0.17 },
      { form: 'wave', cx: x + size * 0.98, w: size * 0.32, h: size * 0.07 },
    ],
    from: x - 4,
    to: x + size + 4,
    ground: inks.leaf,
    depth: size * 0.3,
    gap: size * 0.016,
    rough: 0.8,
    purpose: 'near',
  })
  const painting =
    drawFilledPath(createRectanglePath(x, y, size, size), inks.leaf) +
    drawLight(easel, light) +
    drawChartLand(easel, { x, w: size, edge: y + size * 0.62, tall: size * 0.4, ground: inks.leaf, gap: size * 0.014 }) +
    drawPictureWater(easel, { from: y + size * 0.64, to: y + size, x, w: size, light, ground: inks.leaf }) +
    near +
    drawFigure(easel, x + size * 0.3, y + size * 0.815, size * 0.125) +
    drawSignature(easel, words, { x: x + size * 0.79, top: y + size * (words.name ? 0.15 : 0.2), side: size * 0.095, room: size * 0.24 })
  const rim =
    drawStrokedPath(createCirclePath(cx, cy, r - 0.6), inks.ink, 1.3) +
    drawStrokedPath(createCirclePath(cx, cy, r - 4.6), inks.ink, 0.5, 0.6)
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), easel.lit) +
    handle(easel, cx, cy, r) +
    clipToPath(easel, createCirclePath(cx, cy, r), painting) +
    rim
  )
}

/** Draws a lacquered stick with a tassel; in a square picture both are outside the sheet. */
function handle({ inks }: DrawingContext, cx: number, cy: number, r: number): string {
  const top = cy + r
  const long = r * 0.62
  const tassel = Array.from(
    { length: 7 },
    (_, i) =>
      `M${formatPoint(cx, top + long + 16)}q${formatCoordinate((i - 3) * 1.6)} 16 ${formatCoordinate((i - 3) * 2.2)} ${formatCoordinate(r * 0.24)}`,
  )
  return (
    drawFilledPath(`M${formatPoint(cx - 4.5, top - 6)}h9l-1.6 ${formatCoordinate(long)}h-5.8Z`, inks.ink) +
    drawStrokedPath(`M${formatPoint(cx, top + long - 8)}v16`, inks.seal, 1) +
    drawFilledPath(createCirclePath(cx, top + long + 12, 4), inks.seal) +
    drawStrokedPath(tassel.join(''), inks.seal, 0.9)
  )
}
