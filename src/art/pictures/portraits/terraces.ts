import { filledPath, rectanglePath, circlePath, strokedPath, type Easel } from '../easel.ts'
import { blend } from '../colour.ts'
import { moundsOf, planOf, pondsOf, ringsOf } from '../plan.ts'
import { signatureOf } from '../signature.ts'
import type { PictureTexts } from '../subject.ts'

/** Draws the chart from above 梯田: five terraced mounds in the generating cycle, with the light in the middle. */
export function terraces(easel: Easel, words: PictureTexts): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const mounds = moundsOf(easel, w / 2, h / 2, w * 0.3, h * 0.3)
  const light = { x: w / 2, y: h / 2, r: short * 0.062 }
  const lead = mounds.find(({ element }) => element === chart.lead.element)!
  const water = blend(inks.paper, inks.elements.water.wash, 0.12 + chart.shares.water * 0.3)
  return (
    filledPath(rectanglePath(0, 0, w, h), water) +
    ringsOf(easel, mounds, 4, short * 0.02) +
    planOf(easel, mounds) +
    pondsOf(easel, mounds) +
    filledPath(circlePath(light.x, light.y, light.r), inks.lights[chart.light]) +
    strokedPath(
      circlePath(light.x, light.y, light.r) + circlePath(light.x, light.y, light.r * 1.3) + circlePath(light.x, light.y, light.r * 1.66),
      inks.ink,
      0.6,
      0.55,
    ) +
    signatureOf(easel, words, { x: lead.x, top: lead.y - short * 0.038, side: short * 0.076, room: short * 0.2 })
  )
}
