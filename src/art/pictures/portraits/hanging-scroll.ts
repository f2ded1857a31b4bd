import { drawFilledPath, createRectanglePath, createCirclePath, clipToPath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createElementHills, drawHillRange, heightFactorOf } from '../land.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawBridge, drawFigure } from '../people.ts'
import { drawSign } from '../signs.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { formatCoordinate } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a hall scroll 中堂: one great mountain over a bridge; the pillars hang on both sides as a couplet. */
export function drawHangingScroll(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const tall = Math.min(h * 0.94, w * 1.9)
  const wide = Math.min(w * 0.5, tall * 0.52)
  const [x, y] = [(w - wide) / 2, (h - tall) / 2]
  const silk = blendHexColours(inks.paper, inks.elements[chart.lead.element].wash, 0.42)
  const edge = wide * 0.075
  const picture = { x: x + edge, y: y + tall * 0.13, w: wide - 2 * edge, h: tall * 0.72 }
  const rods =
    drawFilledPath(createRectanglePath(x - 4, y + tall * 0.012, wide + 8, 4.5), inks.ink) +
    drawFilledPath(createRectanglePath(x - 9, y + tall * 0.965, wide + 18, 8), inks.ink) +
    drawFilledPath(
      createRectanglePath(x - 15, y + tall * 0.962, 6, 11) + createRectanglePath(x + wide + 9, y + tall * 0.962, 6, 11),
      inks.seal,
    ) +
    drawStrokedPath(
      `M${formatCoordinate(w / 2 - wide * 0.2)} ${formatCoordinate(y + tall * 0.014)}L${formatCoordinate(w / 2)} ${formatCoordinate(y - tall * 0.012)}L${formatCoordinate(w / 2 + wide * 0.2)} ${formatCoordinate(y + tall * 0.014)}`,
      inks.ink,
      0.8,
    )
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), easel.lit) +
    drawFilledPath(createRectanglePath(x, y + tall * 0.015, wide, tall * 0.955), silk) +
    drawStrokedPath(createRectanglePath(x, y + tall * 0.015, wide, tall * 0.955), inks.ink, 0.6, 0.5) +
    drawFilledPath(
      createRectanglePath(x + wide * 0.3, y + tall * 0.02, 5, tall * 0.105) +
        createRectanglePath(x + wide * 0.7 - 5, y + tall * 0.02, 5, tall * 0.105),
      inks.leaf,
      0.8,
    ) +
    clipToPath(easel, createRectanglePath(picture.x, picture.y, picture.w, picture.h), paintingOf(easel, words, picture)) +
    drawStrokedPath(createRectanglePath(picture.x, picture.y, picture.w, picture.h), inks.ink, 0.7, 0.8) +
    rods +
    coupletsOf(easel, x, wide)
  )
}

interface Panel {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function paintingOf(easel: DrawingContext, words: PictureTexts, { x, y, w, h }: Panel): string {
  const { inks, chart } = easel
  const random = easel.random('scroll')
  const light = placeLight(easel, { x: x + w * 0.1, y: y + h * 0.06, w: w * 0.5, h: h * 0.16 }, w * 0.075)
  const ground = inks.leaf
  const lesser = chart.order.filter((element) => element !== chart.lead.element).toReversed()
  const peak = drawHillRange(easel, {
    element: chart.lead.element,
    base: y + h * 0.66,
    hills: [
      ...createElementHills(
        {
          element: chart.lead.element,
          centre: x + w * 0.56,
          tall: (h * 0.46) / (chart.lead.element === 'earth' ? 0.72 : chart.lead.element === 'water' ? 0.5 : 1),
          reach: w * 1.15,
        },
        random,
      ),
      { form: 'wave', cx: x + w * 0.5, w: w * 0.8, h: h * 0.08 },
    ],
    isOutlined: !chart.lead.isYang,
    from: x - 3,
    to: x + w + 3,
    ground,
    contours: 15,
    gap: h * 0.0075,
    depth: h * 0.5,
    purpose: 'peak',
  })
  const foot = lesser.map((element, i) =>
    drawHillRange(easel, {
      element,
      base: y + h * (0.66 + i * 0.052),
      hills: [
        ...createElementHills(
          { element, centre: x + w * (i % 2 ? 0.86 : 0.12), tall: h * 0.17 * heightFactorOf(chart.shares[element]), reach: w * 0.62 },
          random,
        ),
        { form: 'wave', cx: x + w * (i % 2 ? 0.86 : 0.12), w: w * 0.6, h: h * 0.03 },
      ],
      from: i % 2 ? x + w * 0.3 : x - 3,
      to: i % 2 ? x + w + 3 : x + w * 0.7,
      ground,
      far: 0.42 - i * 0.12,
      contours: 7,
      gap: h * 0.008,
      depth: h * 0.16,
      purpose: `foot${i}`,
    }),
  )
  const bridge = { x: x + w * 0.3, y: y + h * 0.915, long: w * 0.4 }
  return (
    drawFilledPath(createRectanglePath(x, y, w, h), ground) +
    drawLight(easel, light) +
    peak +
    foot.join('') +
    drawPictureWater(easel, { from: y + h * 0.86, to: y + h, x, w, ground, rows: 9, light }) +
    drawBridge(easel, bridge.x, bridge.y, bridge.long) +
    drawFigure(easel, bridge.x + bridge.long * 0.46, bridge.y - bridge.long * 0.1, w * 0.12) +
    drawSignature(easel, words, { x: x + w * 0.87, top: y + h * 0.04, side: w * 0.13, room: w * 0.3 })
  )
}

/** Draws the pillars on two slips: year and month on the right, day and hour on the left. */
function coupletsOf(easel: DrawingContext, x: number, wide: number): string {
  const { w, h, inks, chart } = easel
  const slip = Math.min(w * 0.11, (w - wide) / 2 - w * 0.08)
  if (slip < 14) return ''
  const high = Math.min(h * 0.62, slip * 7)
  const top = (h - high) / 2
  return [0, 1]
    .map((side) => {
      const left = side === 0 ? (x + wide + w - slip) / 2 + 2 : (x - slip) / 2 - 2
      const signs = [0, 1].flatMap((k) => {
        const pillar = chart.pillars[side * 2 + k]
        return pillar ? [pillar.stem, pillar.branch] : [undefined, undefined]
      })
      const marks = signs.map((sign, i) => {
        const [cx, cy] = [left + slip / 2, top + high * (0.15 + i * 0.233)]
        return sign
          ? drawSign(easel, sign, cx, cy, slip * 0.25)
          : drawStrokedPath(
              `M${formatCoordinate(cx - slip * 0.16)} ${formatCoordinate(cy)}h${formatCoordinate(slip * 0.32)}`,
              inks.soft,
              1.2,
            )
      })
      return (
        drawFilledPath(createRectanglePath(left, top, slip, high), inks.leaf) +
        drawStrokedPath(createRectanglePath(left, top, slip, high), inks.ink, 0.6, 0.7) +
        drawFilledPath(createCirclePath(left + slip / 2, top - 5, 1.4), inks.ink) +
        drawStrokedPath(
          `M${formatCoordinate(left + slip / 2)} ${formatCoordinate(top - 5)}L${formatCoordinate(left + 2)} ${formatCoordinate(top)}M${formatCoordinate(left + slip / 2)} ${formatCoordinate(top - 5)}L${formatCoordinate(left + slip - 2)} ${formatCoordinate(top)}`,
          inks.ink,
          0.5,
          0.7,
        ) +
        marks.join('')
      )
    })
    .join('')
}
