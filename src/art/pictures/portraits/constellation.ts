import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  createVerticalGradient,
  createRadialGradient,
  type DrawingContext,
} from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createElementHills, drawHillRange, heightFactorOf } from '../land.ts'
import { drawSignature } from '../signature.ts'
import { drawStarMap } from '../star-map.ts'
import type { PictureTexts } from '../subject.ts'

/** Draws the four pillars as a constellation on an old star map 星图, above the chart's ridge. */
export function drawConstellation(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const r = short * 0.4
  const [x, y] = [w / 2, h > w * 1.15 ? h * 0.42 : h * 0.47]
  const night = blendHexColours(inks.paper, inks.elements.water.crown, easel.isDark ? 0.1 : 0.12)
  const ground = createVerticalGradient(easel, 0, h, [
    [0, blendHexColours(night, inks.elements[chart.light].crown, 0.07)],
    [1, inks.paper],
  ])
  const glow = createRadialGradient(easel, x, y, r, [
    [0, inks.lights[chart.light], easel.isDark ? 0.2 : 0.3],
    [1, inks.lights[chart.light], 0],
  ])
  const random = easel.random('ridge')
  const ridge = chart.order.toReversed().map((element, i) =>
    drawHillRange(easel, {
      element,
      base: h * 1.01,
      hills: createElementHills(
        {
          element,
          centre: w * [0.9, 0.1, 0.66, 0.3, 0.52][i]!,
          tall: h * (h > w * 1.15 ? 0.24 : 0.15) * heightFactorOf(chart.shares[element]),
          reach: w * 0.5,
        },
        random,
      ),
      ground: inks.paper,
      far: 0.6 - i * 0.15,
      contours: 6,
      gap: h * 0.008,
      depth: h * 0.2,
      isOutlined: element === chart.lead.element && !chart.lead.isYang,
      purpose: `r${i}`,
    }),
  )
  return (
    `<defs>${ground.defs}${glow.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, h), ground.fill)}${drawFilledPath(createCirclePath(x, y, r * 1.03), inks.leaf, 0.55)}${drawFilledPath(createCirclePath(x, y, r), glow.fill)}` +
    drawStarMap(easel, { x, y, r, star: short * 0.034, hasRing: true }) +
    ridge.join('') +
    drawSignature(easel, words, { x: w - short * 0.1, top: short * 0.05, side: short * 0.085, room: short * 0.16 })
  )
}
