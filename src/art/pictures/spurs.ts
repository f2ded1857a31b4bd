import { drawStrokedPath, type DrawingContext } from './easel.ts'
import { elementLandforms } from '../drawings/landforms.ts'
import { drawHillRange, heightFactorOf } from './land.ts'
import { formatCoordinate } from './trace.ts'

export interface SpursInput {
  /** y of the foot of the farthest (`from`) and of the nearest spur (`to`). */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Height of a full hill in the foreground. */
  readonly tall: number
  /** Width of a near spur, as a fraction of the picture's width. */
  readonly reach: number
}

/** Draws spurs of land from left and right in turn, larger in the foreground; the gap between the spurs is a river. */
export function drawSpurs(easel: DrawingContext, { from, to, count, tall, reach }: SpursInput): string {
  const { w, chart } = easel
  const random = easel.random('spurs')
  const first = easel.nature('side')() < 0.5 ? 0 : 1
  let svg = ''
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const isRight = (i + first) % 2 === 1
    const element = i === count - 1 ? chart.lead.element : chart.order[(i * 2 + 1) % 5]!
    const scale = 0.36 + 0.64 * t ** 1.2
    const foot = from + (to - from) * t ** 1.25
    const side = (x: number) => (isRight ? w - x : x)
    const high =
      tall *
      scale *
      heightFactorOf(chart.shares[element]) *
      ({ wood: 1.2, fire: 1.1, earth: 0.66, metal: 0.84, water: 0.5 } as const)[element]
    const span = w * (reach - 0.12 * (1 - t)) * (0.86 + random() * 0.28)
    const half = { wood: 0.2, fire: 0.32, earth: 0.5, metal: 0.46, water: 0.5 }[element] * span
    const form = elementLandforms[element]
    svg += drawHillRange(easel, {
      element,
      base: foot,
      hills: [
        { form, cx: side(half * 0.42), w: half, h: high },
        { form, cx: side(half * 1.16), w: half * 0.72, h: high * 0.62 },
        { form: 'wave', cx: side(0), w: span, h: high * 0.3 },
      ],
      from: isRight ? w - span : -4,
      to: isRight ? w + 4 : span,
      far: (1 - t) * 0.75,
      isIsland: true,
      isOutlined: i === count - 1 && !chart.lead.isYang,
      contours: 9,
      gap: 3 + 3 * scale,
      depth: high * 1.05 + 8,
      purpose: `s${i}`,
    })
    if (i < count - 1) svg += currents(easel, foot, from + (to - from) * ((i + 1) / (count - 1)) ** 1.25, t, random)
  }
  return svg
}

/** Draws lines of current below the foot of a spur. */
function currents({ w, inks, chart }: DrawingContext, from: number, to: number, t: number, random: () => number): string {
  let d = ''
  const rows = Math.round(2 + chart.shares.water * 8)
  for (let i = 0; i < rows; i++) {
    const y = from + (to - from) * ((i + 0.6) / (rows + 0.6))
    const x = w * (0.18 + random() * 0.34)
    d += `M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(w * (0.06 + random() * 0.24))}`
  }
  return drawStrokedPath(d, inks.elements.water.line, 0.5 + 0.3 * t, 0.35 + 0.35 * t)
}
