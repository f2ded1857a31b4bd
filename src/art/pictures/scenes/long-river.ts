import type { DrawingContext } from '../easel.ts'
import { drawHillRange } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawBoat } from '../people.ts'
import { drawReeds } from '../plants.ts'
import { drawSpurs } from '../spurs.ts'

/** Draws a river from the horizon to the lower edge 长河, with a roofed boat, and reeds on the near bank. */
export function drawLongRiver(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, chart } = easel
  const short = Math.min(w, h)
  const light = placeLight(easel, sky, short * 0.085, h * 0.385)
  const bank = drawHillRange(easel, {
    element: chart.lead.element,
    base: h * 0.82,
    hills: [{ form: 'wave', cx: w * 0.94, w: w * 0.46, h: h * 0.026 }],
    from: w * 0.5,
    isIsland: true,
    contours: 4,
    gap: 3,
    depth: h * 0.03,
    rough: 0.5,
    purpose: 'bank',
  })
  return (
    drawLight(easel, light) +
    drawSpurs(easel, { from: h * 0.42, to: h * 0.78, count: 7, tall: Math.min(h * 0.2, w * 0.42), reach: 0.78 }) +
    drawBoat(easel, { x: w * 0.52, y: h * 0.705, long: short * 0.17, isRoofed: true }) +
    bank +
    drawReeds(easel, w * 0.72, h * 0.802, w * 0.2, h * 0.1)
  )
}
