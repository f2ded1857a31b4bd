import { drawFilledPath, createVerticalGradient, drawStrokedPath, type DrawingContext } from '../easel.ts'
import { blendHexColours } from '../colour.ts'
import { elementLandforms } from '../../drawings/landforms.ts'
import { drawHillRange, heightFactorOf } from '../land.ts'
import { placeLight, drawLight, type SkyArea } from '../light.ts'
import { drawFigure } from '../people.ts'
import { drawTree } from '../plants.ts'
import { formatCoordinate, formatPoint } from '../trace.ts'
import { drawPictureWater } from '../water.ts'

/** Draws a waterfall between two cliffs 飞瀑, its width by the chart's share of water; the leading cliff is the day master's. */
export function drawWaterfall(easel: DrawingContext, sky: SkyArea): string {
  const { w, h, chart } = easel
  const short = Math.min(w, h)
  const random = easel.random('cliffs')
  const pool = h * 0.7
  const light = placeLight(easel, { ...sky, h: sky.h * 0.7 }, short * 0.08, h * 0.34)
  const gap = w * 0.42
  const wide = short * (0.07 + chart.shares.water * 0.22)
  const other = chart.order.find((element) => element !== chart.lead.element)!
  const far = chart.order
    .slice(2)
    .toReversed()
    .map((element, i) => {
      const form = elementLandforms[element]
      const tall = Math.min(h * 0.26, w * 0.6) * heightFactorOf(chart.shares[element])
      return drawHillRange(easel, {
        element,
        base: h * (0.46 + i * 0.05),
        hills: [
          { form, cx: w * [0.3, 0.72, 0.5][i]!, w: w * 0.24, h: tall },
          { form, cx: w * [0.1, 0.9, 0.76][i]!, w: w * 0.2, h: tall * 0.6 },
        ],
        far: 0.85 - i * 0.15,
        contours: 7,
        gap: h * 0.006,
        depth: tall * 1.1,
        purpose: `f${i}`,
      })
    })
  const cliff = (isRight: boolean) => {
    const element = isRight ? chart.lead.element : other
    const form = elementLandforms[element]
    const tall = h * (isRight ? 0.36 : 0.27) * ({ wood: 1, fire: 1, earth: 0.86, metal: 0.9, water: 0.72 } as const)[element]
    const inner = isRight ? gap + wide * 0.5 : gap - wide * 0.5
    const out = isRight ? 1 : -1
    return drawHillRange(easel, {
      element,
      base: pool,
      hills: [
        { form, cx: inner + out * w * 0.27, w: w * 0.27, h: tall },
        { form, cx: inner + out * w * 0.46, w: w * 0.27, h: tall * 0.78 },
        { form: 'mesa', cx: inner + out * w * 0.3, w: w * 0.31, h: h * 0.235 },
        { form: 'mesa', cx: inner + out * w * 0.24, w: w * 0.25, h: h * 0.1 },
      ],
      ...(isRight ? { from: inner - 2 } : { to: inner + 2 }),
      isOutlined: isRight && !chart.lead.isYang,
      contours: 15,
      gap: h * 0.0085,
      depth: tall * 1.1,
      purpose: isRight ? 'right' : 'left',
    })
  }
  const top = pool - h * 0.235
  return (
    drawLight(easel, light) +
    far.join('') +
    cliff(false) +
    cliff(true) +
    fallOf(easel, gap, top, pool, wide, random) +
    drawPictureWater(easel, { from: pool - h * 0.006, to: h * 0.9, light, calm: 0.24 }) +
    sprayOf(easel, gap, pool, wide) +
    drawTree(
      easel,
      {
        x: w * 1.01,
        y: pool - h * 0.12,
        towards: -Math.PI * 0.9,
        long: short * 0.24,
        thick: short * 0.022,
        forks: 2,
        crook: 0.8,
        clear: sky.words,
      },
      'needle',
      'cliff',
    ) +
    drawFigure(easel, gap - wide * 0.62 - w * 0.1, pool + h * 0.004, short * 0.075)
  )
}

/** Draws the falling water: threads that join and part. */
function fallOf(easel: DrawingContext, x: number, top: number, foot: number, wide: number, random: () => number): string {
  const { inks, isDark } = easel
  const foam = isDark ? blendHexColours(inks.leaf, inks.elements.water.line, 0.3) : inks.leaf
  const veil = createVerticalGradient(easel, top, foot, [
    [0, foam, 0.25],
    [0.2, foam],
    [1, foam, 0.75],
  ])
  const left = x - wide / 2
  const shape = `M${formatPoint(left, top)}L${formatPoint(left + wide, top)}L${formatPoint(left + wide * 1.24, foot)}L${formatPoint(left - wide * 0.24, foot)}Z`
  const count = Math.round(10 + wide * 0.34)
  const threads = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const [from, to] = [left + wide * t, left + wide * (t * 1.48 - 0.24)]
    const start = top + random() * (foot - top) * 0.3
    return `M${formatPoint(from, start)}Q${formatPoint(from, (start + foot) / 2)} ${formatPoint(to, foot - random() * 12)}`
  })
  return `<defs>${veil.defs}</defs>${drawFilledPath(shape, veil.fill)}${drawStrokedPath(threads.join(''), inks.elements.water.line, 0.7, 0.7)}`
}

/** Draws arcs of spray at the pool. */
function sprayOf({ inks }: DrawingContext, x: number, y: number, wide: number): string {
  const d = Array.from({ length: 5 }, (_, i) => {
    const r = wide * (0.55 + i * 0.32)
    return `M${formatCoordinate(x - r)} ${formatCoordinate(y + 3 + i * 4)}q${formatCoordinate(r)} ${formatCoordinate(-6 - i * 2)} ${formatCoordinate(2 * r)} 0`
  })
  return drawStrokedPath(d.join(''), inks.elements.water.line, 0.7, 0.6)
}
