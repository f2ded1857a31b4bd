import { drawChartLand } from '../chart-land.ts'
import type { DrawingContext } from '../easel.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawHillRange } from '../land.ts'
import { drawFigure, drawShoreStones } from '../people.ts'
import { drawPictureWater } from '../water.ts'

/** Draws the chart as a far shore 远山, with a person on the near spit. */
export function drawFarHills(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, chart } = easel
  const short = Math.min(w, h)
  const edge = h * 0.63
  const light = placeLight(easel, sky, short * 0.095, edge - h * 0.2)
  const spit = drawHillRange(easel, {
    element: chart.lead.element,
    base: edge + h * 0.026,
    hills: [
      { form: 'wave', cx: w * 0.08, w: w * 0.3, h: h * 0.018 },
      { form: 'wave', cx: w * 0.2, w: w * 0.2, h: h * 0.008 },
    ],
    to: w * 0.42,
    isIsland: true,
    contours: 3,
    gap: 3,
    depth: h * 0.014,
    rough: 0.6,
    purpose: 'spit',
  })
  return (
    drawLight(easel, light) +
    drawChartLand(easel, { x: 0, w, edge, tall: Math.min(h * 0.27, w * 0.6), leadAt: 0.62, contours: 11, gap: h * 0.0072 }) +
    drawPictureWater(easel, { from: edge + h * 0.012, to: h * 0.88, light, calm: 0.2 }) +
    spit +
    drawShoreStones(easel, w * 0.2, edge + h * 0.024, Math.min(w * 0.2, short * 0.3)) +
    drawFigure(easel, w * 0.16, edge + h * 0.016, short * 0.085)
  )
}
