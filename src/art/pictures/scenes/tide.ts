import { drawFilledPath, createRectanglePath, createVerticalGradient, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { drawHillRange, heightFactorOf } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawGeese } from '../people.ts'
import { formatCoordinate, type Point } from '../trace.ts'

/** Draws five swells under the light 潮 in the elements' colours, with heights by the shares, the strongest element nearest. */
export function drawTide(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('swells')
  const horizon = h * 0.44
  const light = placeLight(easel, { ...sky, y: sky.y + sky.h * 0.2 }, short * 0.13, horizon - short * 0.07)
  const sea = createVerticalGradient(easel, horizon, h * 0.52, [
    [0, inks.paper, 0],
    [1, inks.paper],
  ])
  const lines = Array.from(
    { length: 16 },
    (_, i) =>
      `M${formatCoordinate(random() * w * 0.7)} ${formatCoordinate(horizon + i * 3.4)}h${formatCoordinate(w * (0.1 + random() * 0.4))}`,
  ).join('')
  const waves = chart.order.toReversed().map((element, i) => {
    const share = heightFactorOf(chart.shares[element])
    const pitch = w * (0.2 + 0.075 * i) * (h < w ? 0.5 : 1)
    const tall = Math.min(h, w * 2) * (0.026 + 0.015 * i) * (0.6 + share)
    return drawHillRange(easel, {
      element,
      base: h * (0.52 + i * 0.056),
      hills: [],
      ridge: swell(easel, h * (0.52 + i * 0.056), pitch, tall, random() * 7),
      far: 0.6 - i * 0.15,
      isOutlined: element === chart.lead.element && !chart.lead.isYang,
      contours: 11,
      gap: h * 0.0056,
      depth: tall * 1.2 + h * 0.05,
      purpose: `w${i}`,
    })
  })
  return (
    drawLight(easel, light) +
    drawGeese(easel, w * 0.5, horizon - h * 0.05, 5, short * 0.018) +
    `<defs>${sea.defs}</defs>${drawFilledPath(createRectanglePath(0, horizon, w, h * 0.2), sea.fill)}${drawStrokedPath(lines, inks.elements.water.line, 0.6, 0.5)}` +
    waves.join('')
  )
}

/** Computes a wave profile with broad troughs and sharp crests that lean forward; no two crests are alike. */
function swell({ w, noise }: DrawingContext, base: number, pitch: number, tall: number, shift: number): Point[] {
  const unlike = noise(`swell${shift}`)
  return Array.from({ length: Math.ceil((w + 16) / 2.5) + 1 }, (_, i): Point => {
    const x = i * 2.5 - 8
    const u = x / pitch + shift + unlike(x / pitch / 3) * 0.3
    const phase = u - Math.floor(u)
    // The crest is at seven tenths of a period.
    const side = phase < 0.7 ? phase / 0.7 : (1 - phase) / 0.3
    const crest = phase < 0.7 ? side ** 2.1 : side ** 1.5
    return [x, base - tall * crest * (0.78 + 0.5 * unlike(Math.floor(u) * 1.7 + 30)) - unlike(x / 40 + 90) * 1.6]
  })
}
