import { drawFilledPath, createRectanglePath, createCirclePath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createMounds, drawTerracedLand, drawPonds, drawWaterRings } from '../plan.ts'
import { drawSignature } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'

/** Draws the chart from above 梯田: five terraced mounds in the generating cycle, with the light in the middle. */
export function drawTerraces(easel: DrawingContext, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const mounds = createMounds(easel, w / 2, h / 2, w * 0.3, h * 0.3)
  const light = { x: w / 2, y: h / 2, r: short * 0.062 }
  const lead = mounds.find(({ element }) => element === chart.lead.element)!
  const water = blendHexColours(inks.paper, inks.elements.water.wash, 0.12 + chart.shares.water * 0.3)
  return (
    drawFilledPath(createRectanglePath(0, 0, w, h), water) +
    drawWaterRings(easel, mounds, 4, short * 0.02) +
    drawTerracedLand(easel, mounds) +
    drawPonds(easel, mounds) +
    drawFilledPath(createCirclePath(light.x, light.y, light.r), inks.lights[chart.light]) +
    drawStrokedPath(
      createCirclePath(light.x, light.y, light.r) +
        createCirclePath(light.x, light.y, light.r * 1.3) +
        createCirclePath(light.x, light.y, light.r * 1.66),
      inks.ink,
      0.6,
      0.55,
    ) +
    drawSignature(easel, words, { x: lead.x, top: lead.y - short * 0.038, side: short * 0.076, room: short * 0.2 })
  )
}
