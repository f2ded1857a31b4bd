import { createVerticalGradient, drawFilledPath, createRectanglePath, type DrawingContext } from '../easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import { placeLight, drawLight } from '../light.ts'
import { drawBoat } from '../people.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a boat at anchor on wide water 夜泊: little land, much air; the day master's hill on the near bank. */
export function drawNightBoat(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const shore = h * 0.44
  const random = easel.random('shore')
  const sky = createVerticalGradient(easel, 0, shore, [
    [0, inks.sky],
    [1, inks.paper],
  ])
  const light = placeLight(easel, { x: w * 0.16, y: h * 0.1, w: w * 0.52, h: h * 0.26 }, short * 0.075, shore - short * 0.17)
  const land = chart.order
    .slice(0, 3)
    .toReversed()
    .map((element, i) =>
      drawHillRange(easel, {
        element,
        base: shore + i * short * 0.012,
        hills: [
          ...createElementHills(
            { element, centre: w * [0.84, 0.12, 0.68][i]!, tall: short * 0.17 * heightFactorOf(chart.shares[element]), reach: w * 0.52 },
            random,
          ),
          ...createSwells(easel, short * 0.012, random),
        ],
        far: 0.6 - i * 0.3,
        contours: 6,
        gap: short * 0.008,
        depth: short * 0.16,
        purpose: `shore${i}`,
      }),
    )
    .join('')
  const isBoatLeft = light.x > w / 2
  const side = isBoatLeft ? 0.92 : 0.08
  const near = drawHillRange(easel, {
    element: chart.lead.element,
    base: h * 1.02,
    hills: [
      ...createElementHills({ element: chart.lead.element, centre: w * side, tall: short * 0.24, reach: w * 0.5 }, random),
      { form: 'wave', cx: w * side, w: w * 0.56, h: short * 0.05 },
    ],
    isOutlined: !chart.lead.isYang,
    contours: 10,
    gap: short * 0.011,
    depth: short * 0.3,
    purpose: 'near',
  })
  return (
    `<defs>${sky.defs}</defs>${drawFilledPath(createRectanglePath(0, 0, w, h), sky.fill)}${drawLight(easel, light)}${land}` +
    drawPictureWater(easel, { from: shore + short * 0.02, to: h, light, calm: 0.06 }) +
    drawBoat(easel, { x: w * (isBoatLeft ? 0.36 : 0.62), y: h * 0.7, long: short * 0.3, isRoofed: true }) +
    near +
    drawSignature(easel, words, { x: w - short * 0.12, top: short * 0.07, side: short * 0.1, room: short * 0.2 })
  )
}
