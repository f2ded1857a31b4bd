import { area, box, fading, line, type Easel } from '../easel.ts'
import { rangeOf, rise } from '../land.ts'
import { lightIn, lightOf, type Sky } from '../light.ts'
import { geeseOf } from '../people.ts'
import { at } from '../trace.ts'

/** Five swells under the light 潮, one of each element's colour and as high as its share, the strongest nearest. */
export function tide(easel: Easel, sky: Sky): string {
  const { w, h, inks, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('swells')
  const light = lightIn(easel, { ...sky, y: sky.y + sky.h * 0.2 }, short * 0.13)
  const horizon = h * 0.44
  const sea = fading(easel, horizon, h * 0.52, [
    [0, inks.paper, 0],
    [1, inks.paper],
  ])
  const lines = Array.from(
    { length: 16 },
    (_, i) => `M${at(random() * w * 0.7)} ${at(horizon + i * 3.4)}h${at(w * (0.1 + random() * 0.4))}`,
  ).join('')
  const waves = chart.order.toReversed().map((element, i) => {
    const share = rise(chart.shares[element])
    const pitch = w * (0.3 + 0.085 * i) * (h < w ? 0.5 : 1)
    const offset = random() * pitch
    const tall = Math.min(h, w * 2) * (0.028 + 0.016 * i) * (0.6 + share)
    const count = Math.ceil(w / pitch) + 3
    return rangeOf(easel, {
      element,
      base: h * (0.52 + i * 0.056),
      hills: Array.from({ length: count }, (_, k) => ({
        form: 'wave' as const,
        cx: offset + (k - 1) * pitch,
        w: pitch * 0.66,
        h: tall * (0.8 + random() * 0.4),
      })),
      rough: 0.3,
      far: 0.6 - i * 0.15,
      isOutlined: element === chart.lead.element && !chart.lead.isYang,
      contours: 11,
      gap: h * 0.0056,
      depth: tall * 1.2 + h * 0.05,
      purpose: `w${i}`,
    })
  })
  return (
    lightOf(easel, light) +
    geeseOf(easel, w * 0.5, horizon - h * 0.05, 5, short * 0.018) +
    `<defs>${sea.defs}</defs>${area(box(0, horizon, w, h * 0.2), sea.fill)}${line(lines, inks.elements.water.line, 0.6, 0.5)}` +
    waves.join('')
  )
}
