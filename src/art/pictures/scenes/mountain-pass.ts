import { drawFilledPath, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { createElementHills, drawHillRange, computeRidgePoints, heightFactorOf, createSwells, type HillRange } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawGeese } from '../people.ts'
import { createRectanglePath } from '../easel.ts'
import { formatCoordinate, simplifyLine, formatPoint, createRelativePath, type Point } from '../trace.ts'

/** Draws a wall along the chart's ridges over a pass 关山, with towers on the summits. */
export function drawMountainPass(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('pass')
  const light = placeLight(easel, sky, short * 0.09, h * 0.35)
  const order = [...chart.order.filter((element) => element !== chart.lead.element).toReversed(), chart.lead.element]
  const ranges = order.map((element, i): HillRange => {
    const t = i / 4
    const tall = Math.min(h * 0.2, w * 0.44) * heightFactorOf(chart.shares[element]) * (1.1 - 0.2 * t)
    return {
      element,
      base: h * (0.46 + 0.25 * t),
      hills: [
        ...createElementHills({ element, centre: w * [0.72, 0.2, 0.84, 0.36, 0.62][i]!, tall, reach: w * 0.86 }, random),
        ...createSwells(easel, h * 0.045, random),
      ],
      far: (1 - t) * 0.8,
      isOutlined: i === 4 && !chart.lead.isYang,
      contours: 9,
      gap: h * 0.0066,
      depth: tall * 1.1 + h * 0.03,
      purpose: `p${i}`,
    }
  })
  return (
    drawLight(easel, light) +
    drawGeese(easel, w * 0.14, h * 0.34, 5, short * 0.017) +
    ranges
      .map((range, i) => drawHillRange(easel, range) + (i === 1 || i === 3 || i === 4 ? wallOf(easel, range, 2.2 + i * 0.9) : ''))
      .join('')
  )
}

/** Draws battlements along a ridge, and towers at its highest points. */
function wallOf(easel: DrawingContext, range: HillRange, high: number): string {
  const { w, inks } = easel
  const points = simplifyLine(computeRidgePoints(easel, { ...range, rough: 0.4 }), 0.8)
  const upper = points.map(([x, y]): Point => [x, y - high])
  const body = `${createRelativePath([...upper, ...points.map(([x, y]): Point => [x, y + high * 0.35]).toReversed()])}Z`
  let teeth = ''
  for (const [i, [x, y]] of upper.slice(0, -1).entries()) {
    const [nx, ny] = upper[i + 1]!
    const steps = Math.max(1, Math.floor(Math.hypot(nx - x, ny - y) / (high * 1.5)))
    for (let k = 0; k < steps; k++)
      teeth += `M${formatPoint(x + ((nx - x) * k) / steps, y + ((ny - y) * k) / steps)}v${formatCoordinate(-high * 0.6)}`
  }
  const peaks = points.filter(([x, y], i) => {
    if (x < w * 0.04 || x > w * 0.96) return false
    return points.every(([ox, oy], k) => k === i || Math.abs(ox - x) > w * 0.17 || oy > y || (oy === y && k > i))
  })
  const towers = peaks.map(([x, y]) => {
    const s = high * 1.7
    const walls = createRectanglePath(x - s, y - s * 2.4, s * 2, s * 2.6)
    return (
      drawFilledPath(walls, inks.leaf) +
      drawStrokedPath(walls, inks.ink, 0.8) +
      drawFilledPath(
        `M${formatPoint(x - s * 1.5, y - s * 2.3)}L${formatPoint(x - s * 0.7, y - s * 3.3)}H${formatCoordinate(x + s * 0.7)}L${formatPoint(x + s * 1.5, y - s * 2.3)}Z`,
        inks.ink,
      ) +
      drawFilledPath(createRectanglePath(x - s * 0.28, y - s * 1.5, s * 0.56, s * 0.8), inks.ink)
    )
  })
  return (
    drawFilledPath(body, inks.leaf) +
    drawStrokedPath(body, inks.ink, 0.6, 0.8) +
    drawStrokedPath(teeth, inks.ink, high * 0.5, 0.85) +
    towers.join('')
  )
}
