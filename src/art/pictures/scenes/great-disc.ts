import { drawFilledPath, createRectanglePath, createVerticalGradient, type DrawingContext } from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import { drawLight, type SkyArea } from '../light.ts'
import { drawGeese } from '../people.ts'

/** Draws one great disc behind the chart's ranges 大轮, the strongest element's range nearest. */
export function drawGreatDisc(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('ranges')
  const edge = h * 0.68
  const r = Math.min(short * 0.36, h * 0.24)
  const light = { x: Math.min(w * 0.42, sky.x + sky.w * 0.62), y: edge - r * 1.25, r }
  const ranges = chart.order.toReversed().map((element, i) => {
    const tall = Math.min(h * 0.2, w * 0.42) * heightFactorOf(chart.shares[element]) * (1.05 - i * 0.12)
    return drawHillRange(easel, {
      element,
      base: edge + i * h * 0.022,
      hills: [
        ...createElementHills({ element, centre: w * [0.82, 0.18, 0.62, 0.3, 0.78][i]!, tall, reach: w * 0.9 }, random),
        ...createSwells(easel, h * 0.012, random),
      ],
      far: 0.85 - i * 0.2,
      isOutlined: element === chart.lead.element && !chart.lead.isYang,
      contours: 8,
      gap: h * 0.006,
      depth: tall * 1.25,
      purpose: `r${i}`,
    })
  })
  const mist = createVerticalGradient(easel, edge, h, [
    [0, inks.paper, 0],
    [0.3, inks.paper],
    [1, blendHexColours(inks.paper, inks.elements[chart.strongest].wash, 0.08)],
  ])
  return (
    drawLight(easel, light, false) +
    drawGeese(easel, light.x - r * 0.5, light.y - r * 0.2, 5, short * 0.02) +
    ranges.join('') +
    `<defs>${mist.defs}</defs>${drawFilledPath(createRectanglePath(0, edge, w, h - edge), mist.fill)}`
  )
}
