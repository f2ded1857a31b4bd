import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  createVerticalGradient,
  drawStrokedPath,
  type DrawingContext,
} from '../easel.ts'
import { createElementHills, drawHillRange, heightFactorOf, createSwells } from '../land.ts'
import type { SkyArea } from '../light.ts'
import { drawStarMap } from '../star-map.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'

/** Draws the chart as stars that circle its light 星轨, above the chart's ridge. */
export function drawStarField(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('trails')
  const r = Math.min(short * 0.36, h * 0.24)
  const x = Math.max(r * 0.7, Math.min(w * 0.5, (sky.words?.left ?? w) - r * 1.08))
  // Moves the centre down if the text begins in the left half.
  const y = Math.max(sky.y + r * 0.9, sky.words && sky.words.left < w * 0.5 ? h * 0.5 : h * 0.4)
  const trails = chart.order.map((element) => {
    const count = Math.round(5 + chart.shares[element] * 40)
    const d = Array.from({ length: count }, () => {
      const [reach, from, sweep] = [r * (1.1 + random() * 2.3), random() * Math.PI * 2, 0.24 + random() * 0.5]
      const on = (angle: number) => formatPoint(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      return `M${on(from)}A${formatCoordinate(reach)} ${formatCoordinate(reach)} 0 0 1 ${on(from + sweep)}`
    })
    return drawStrokedPath(d.join(''), inks.elements[element].line, 0.7, 0.6, ' stroke-linecap="round"')
  })
  const mist = createVerticalGradient(easel, h * 0.6, h * 0.72, [
    [0, inks.paper, 0],
    [1, inks.paper],
  ])
  const ridge = chart.order.toReversed().map((element, i) =>
    drawHillRange(easel, {
      element,
      base: h * (0.7 + i * 0.012),
      hills: [
        ...createElementHills(
          {
            element,
            centre: w * [0.86, 0.14, 0.62, 0.34, 0.74][i]!,
            tall: Math.min(h * 0.15, w * 0.34) * heightFactorOf(chart.shares[element]),
            reach: w * 0.66,
          },
          random,
        ),
        ...createSwells(easel, h * 0.008, random),
      ],
      far: 0.7 - i * 0.17,
      isOutlined: element === chart.lead.element && !chart.lead.isYang,
      contours: 7,
      gap: h * 0.006,
      depth: h * 0.15,
      purpose: `r${i}`,
    }),
  )
  return (
    trails.join('') +
    drawFilledPath(createCirclePath(x, y, r * 1.04), inks.sky, 0.9) +
    drawStarMap(easel, { x, y, r, star: short * 0.036, hasRing: true }) +
    `<defs>${mist.defs}</defs>${drawFilledPath(createRectanglePath(0, h * 0.6, w, h * 0.4), mist.fill)}` +
    ridge.join('')
  )
}
