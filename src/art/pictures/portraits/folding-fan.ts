import { drawFilledPath, createRectanglePath, createCirclePath, clipToPath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { drawChartLand } from '../chart-land.ts'
import { blendHexColours } from '../colour.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawBoat, drawGeese } from '../people.ts'
import { drawSign } from '../signs.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

const HALF_SPAN = (72 * Math.PI) / 180
const FOLDS = 22

/** Draws an open folding fan 折扇 with a long shore across its ribs. */
export function drawFoldingFan(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const outer = Math.min((w * 0.94) / (2 * Math.sin(HALF_SPAN)), h * 0.8)
  const inner = outer * 0.4
  const [cx, cy] = [w / 2, h / 2 + outer * (h > w * 1.15 ? 0.42 : 0.5)]
  const on = (r: number, angle: number) => [cx + Math.sin(angle) * r, cy - Math.cos(angle) * r] as const
  const leaf =
    `M${formatPoint(...on(outer, -HALF_SPAN))}A${formatCoordinate(outer)} ${formatCoordinate(outer)} 0 0 1 ${formatPoint(...on(outer, HALF_SPAN))}` +
    `L${formatPoint(...on(inner, HALF_SPAN))}A${formatCoordinate(inner)} ${formatCoordinate(inner)} 0 0 0 ${formatPoint(...on(inner, -HALF_SPAN))}Z`
  const half = Math.sin(HALF_SPAN) * outer
  const [x, y, wide] = [cx - half, cy - outer, half * 2]
  const edge = y + outer * 0.5
  const light = placeLight(
    easel,
    { x: x + wide * 0.26, y: y + outer * 0.13, w: wide * 0.4, h: outer * 0.14 },
    outer * 0.058,
    y + outer * 0.19,
  )
  const silk = blendHexColours(inks.leaf, inks.elements[chart.lead.element].wash, chart.lead.isYang ? 0.2 : 0.06)
  const painting =
    drawFilledPath(createRectanglePath(x, y, wide, outer), silk) +
    drawLight(easel, light) +
    drawChartLand(easel, { x, w: wide, edge, tall: outer * 0.36, ground: silk, gap: outer * 0.012, contours: 8 }) +
    drawPictureWater(easel, { from: edge + outer * 0.02, to: y + outer, x, w: wide, light, ground: silk, rows: 16 }) +
    drawBoat(easel, { x: cx + wide * 0.19, y: edge + outer * 0.1, long: outer * 0.14, isRoofed: false }) +
    drawGeese(easel, cx + wide * 0.16, y + outer * 0.2, 5, outer * 0.017) +
    foldsOf(easel, on, inner, outer)
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), easel.lit) +
    ribsOf(easel, on, inner, outer) +
    clipToPath(easel, leaf, painting) +
    drawStrokedPath(leaf, inks.ink, 1, 0.9) +
    drawFilledPath(createCirclePath(cx, cy - outer * 0.02, outer * 0.016), inks.seal) +
    pillarsOf(easel, cy + outer * 0.24, outer * 0.042) +
    drawSignature(easel, words, {
      x: w - Math.min(w, h) * 0.13,
      top: cy - outer * 0.02 - Math.min(w, h) * 0.06,
      side: Math.min(w, h) * 0.1,
      room: w * 0.22,
    })
  )
}

type Polar = (r: number, angle: number) => readonly [number, number]

/** Draws the folds of the fan; every second one is shaded. */
function foldsOf({ inks }: DrawingContext, on: Polar, inner: number, outer: number): string {
  const step = (HALF_SPAN * 2) / FOLDS
  let [shade, edges] = ['', '']
  for (let i = 0; i < FOLDS; i++) {
    const [a, b] = [-HALF_SPAN + i * step, -HALF_SPAN + (i + 1) * step]
    edges += `M${formatPoint(...on(inner, a))}L${formatPoint(...on(outer, a))}`
    if (i % 2)
      shade += `M${formatPoint(...on(inner, a))}L${formatPoint(...on(outer * 1.02, a))}L${formatPoint(...on(outer * 1.02, b))}L${formatPoint(...on(inner, b))}Z`
  }
  return drawFilledPath(shade, inks.ink, 0.035) + drawStrokedPath(edges, inks.ink, 0.5, 0.16)
}

/** Draws bamboo ribs from the fan's leaf to the rivet; the two outer guards are broad. */
function ribsOf({ inks, chart }: DrawingContext, on: Polar, inner: number, outer: number): string {
  const step = (HALF_SPAN * 2) / FOLDS
  let d = ''
  for (let i = 0; i <= FOLDS; i += 1) {
    const a = -HALF_SPAN + i * step
    const wide = i === 0 || i === FOLDS ? 0.03 : 0.016
    d += `M${formatPoint(...on(inner * 1.04, a - wide))}L${formatPoint(...on(inner * 1.04, a + wide))}L${formatPoint(...on(-outer * 0.05, a + wide * 1.6))}L${formatPoint(...on(-outer * 0.05, a - wide * 1.6))}Z`
  }
  const bamboo = blendHexColours(inks.paper, inks.elements[chart.lead.element].wash, 0.5)
  return drawFilledPath(d, bamboo) + drawStrokedPath(d, inks.ink, 0.6, 0.7)
}

/** Draws the pillars below the fan, stem over branch, the year on the right; '' if the picture is not tall enough. */
function pillarsOf(easel: DrawingContext, y: number, half: number): string {
  const { w, h, chart } = easel
  if (y + half * 5 > h) return ''
  return chart.pillars
    .map(({ stem, branch }, i) => {
      const x = w / 2 + (1.5 - i) * half * 3.6
      return drawSign(easel, stem, x, y, half) + drawSign(easel, branch, x, y + half * 3.2, half)
    })
    .join('')
}
