import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  clipToPath,
  createVerticalGradient,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createElementHills, drawHillRange, heightFactorOf } from '../land.ts'
import { drawLight } from '../light.ts'
import { drawFigure } from '../people.ts'
import { drawSign } from '../signs.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'

/** Draws an open double gate 开门见山: the day master's hill on the axis, the pillars as bosses on the two leaves. */
export function drawGate(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks } = easel
  const short = Math.min(w, h)
  const tall = Math.min(h * 0.82, short * 1.25)
  const [x, half, top] = [w / 2, short * 0.2, (h - tall) * 0.5 + short * 0.06]
  const sill = top + tall * 0.86
  const view = { x: x - half, y: top, w: half * 2, h: sill - top }
  const wall = blendHexColours(inks.paper, inks.seal, easel.isDark ? 0.24 : 0.16)
  const steps = Array.from({ length: 5 }, (_, i) => {
    const [y, wide] = [sill + i * (h - sill) * 0.2, half * (1.5 + i * 0.34)]
    return (
      drawFilledPath(createRectanglePath(x - wide, y, wide * 2, h), blendHexColours(inks.paper, inks.ink, 0.03 + i * 0.015)) +
      drawStrokedPath(`M${formatCoordinate(x - wide)} ${formatCoordinate(y)}h${formatCoordinate(wide * 2)}`, inks.ink, 0.8, 0.7)
    )
  })
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), wall) +
    bricks(easel, sill) +
    clipToPath(easel, createRectanglePath(view.x, view.y, view.w, view.h), viewOf(easel, view)) +
    drawFilledPath(createRectanglePath(0, sill, w, h - sill), inks.paper) +
    drawStrokedPath(`M0 ${formatCoordinate(sill)}H${formatCoordinate(w)}`, inks.ink, 1) +
    steps.join('') +
    leafOf(easel, x - half, top, sill, -1) +
    leafOf(easel, x + half, top, sill, 1) +
    roofOf(easel, x, top, short * 0.43) +
    drawFigure(easel, x - half * 0.42, sill + (h - sill) * 0.2, short * 0.13) +
    drawSignature(easel, words, { x: w / 2 + short * 0.44, top: top + tall * 0.06, side: short * 0.078, room: short * 0.1 })
  )
}

interface View {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function viewOf(easel: DrawingContext, { x, y, w, h }: View): string {
  const { inks, chart } = easel
  const random = easel.random('axis')
  const sky = createVerticalGradient(easel, y, y + h * 0.7, [
    [0, blendHexColours(inks.leaf, inks.lights[chart.light], 0.34)],
    [1, inks.leaf],
  ])
  const far = chart.order
    .filter((element) => element !== chart.lead.element)
    .slice(0, 3)
    .toReversed()
    .map((element, i) =>
      drawHillRange(easel, {
        element,
        base: y + h * (0.66 + i * 0.05),
        hills: createElementHills(
          { element, centre: x + w * [0.5, 0.94, 0.06][i]!, tall: h * 0.3 * heightFactorOf(chart.shares[element]), reach: w },
          random,
        ),
        from: x - 3,
        to: x + w + 3,
        ground: inks.leaf,
        far: 0.7 - i * 0.2,
        contours: 7,
        gap: h * 0.012,
        depth: h * 0.3,
        purpose: `far${i}`,
      }),
    )
  const lead = drawHillRange(easel, {
    element: chart.lead.element,
    base: y + h * 0.9,
    hills: createElementHills({ element: chart.lead.element, centre: x + w * 0.52, tall: h * 0.42, reach: w * 0.95 }, random),
    from: x - 3,
    to: x + w + 3,
    ground: inks.leaf,
    isOutlined: !chart.lead.isYang,
    contours: 12,
    gap: h * 0.011,
    depth: h * 0.5,
    purpose: 'lead',
  })
  const way = `M${formatPoint(x + w * 0.36, y + h)}C${formatPoint(x + w * 0.7, y + h * 0.9)} ${formatPoint(x + w * 0.3, y + h * 0.84)} ${formatPoint(x + w * 0.5, y + h * 0.76)}`
  const back = `C${formatPoint(x + w * 0.34, y + h * 0.84)} ${formatPoint(x + w * 0.86, y + h * 0.9)} ${formatPoint(x + w * 0.64, y + h)}Z`
  return (
    `<defs>${sky.defs}</defs>${drawFilledPath(createRectanglePath(x, y, w, h), sky.fill)}` +
    drawLight(easel, { x: x + w * 0.5, y: y + h * 0.3, r: w * 0.17 }) +
    far.join('') +
    lead +
    drawFilledPath(way + back, inks.leaf) +
    drawStrokedPath(way + back, inks.ink, 0.6, 0.5)
  )
}

/** Draws one leaf of the gate, opened outwards, with two pillars as bosses: year and month on the right leaf. */
function leafOf(easel: DrawingContext, hinge: number, top: number, sill: number, side: 1 | -1): string {
  const { inks, chart, w, h } = easel
  const wide = Math.min(w, h) * 0.17
  const lift = (sill - top) * 0.05
  const d = `M${formatPoint(hinge, top)}L${formatPoint(hinge + side * wide, top - lift)}V${formatCoordinate(sill + lift)}L${formatPoint(hinge, sill)}Z`
  const [px, high] = [(k: number) => hinge + side * wide * (k === 0 ? 0.7 : 0.3), sill - top]
  const bosses = [0, 1].flatMap((k) => {
    const pillar = chart.pillars[(side === 1 ? 0 : 2) + k]
    return [pillar?.stem, pillar?.branch].map((sign, row) => {
      const [cx, cy] = [px(side === 1 ? k : 1 - k), top + high * (0.36 + row * 0.3)]
      const plaque = drawFilledPath(createCirclePath(cx, cy, wide * 0.17), inks.leaf)
      return (
        plaque +
        (sign
          ? drawSign(easel, sign, cx, cy, wide * 0.1)
          : drawStrokedPath(
              `M${formatCoordinate(cx - wide * 0.07)} ${formatCoordinate(cy)}h${formatCoordinate(wide * 0.14)}`,
              inks.ink,
              1.2,
            ))
      )
    })
  })
  const studs = [0.12, 0.2, 0.84, 0.92]
    .flatMap((t) => [0.18, 0.5, 0.82].map((k) => `M${formatPoint(hinge + side * wide * k, top + high * t)}h.1`))
    .join('')
  return (
    drawFilledPath(d, inks.seal) +
    drawStrokedPath(d, inks.ink, 1) +
    drawStrokedPath(studs, inks.sealOn, 3.4, 0.75, ' stroke-linecap="round"') +
    bosses.join('')
  )
}

/** Draws beam, brackets and roof above the opening. */
function roofOf({ inks, mass }: DrawingContext, x: number, top: number, half: number): string {
  const high = half * 0.3
  const eave = `M${formatPoint(x - half, top - high * 0.42)}Q${formatPoint(x - half * 0.86, top - high * 0.16)} ${formatPoint(x - half * 0.7, top - high * 0.2)}H${formatCoordinate(x + half * 0.7)}Q${formatPoint(x + half * 0.86, top - high * 0.16)} ${formatPoint(x + half, top - high * 0.42)}Q${formatPoint(x + half * 0.74, top - high * 0.62)} ${formatPoint(x + half * 0.62, top - high)}H${formatCoordinate(x - half * 0.62)}Q${formatPoint(x - half * 0.74, top - high * 0.62)} ${formatPoint(x - half, top - high * 0.42)}Z`
  const tiles = Array.from({ length: 23 }, (_, i) => {
    const t = (i - 11) / 11
    return `M${formatPoint(x + t * half * 0.6, top - high * 0.98)}L${formatPoint(x + t * half * 0.72, top - high * 0.22)}`
  }).join('')
  const beam = createRectanglePath(x - half * 0.66, top - high * 0.2, half * 1.32, high * 0.26)
  return (
    drawFilledPath(beam, inks.elements.wood.wash) +
    drawStrokedPath(beam, inks.ink, 0.8) +
    drawFilledPath(eave, mass) +
    drawStrokedPath(eave, inks.ink, 0.8) +
    drawStrokedPath(tiles, inks.paper, 0.6, 0.35)
  )
}

/** Draws some bricks, scattered over the wall. */
function bricks(easel: DrawingContext, sill: number): string {
  const { w, inks, random } = easel
  const chance = random('bricks')
  const d = Array.from(
    { length: 46 },
    () => `M${formatPoint(chance() * w, Math.round((chance() * sill) / 9) * 9)}h${formatCoordinate(8 + chance() * 16)}`,
  ).join('')
  return drawStrokedPath(d, inks.ink, 0.5, 0.28)
}
