import { drawFilledPath, createCirclePath, drawStrokedPath, ROUND_STROKE_ATTRIBUTES, type DrawingContext } from './easel.ts'
import { seasonOf } from './reading.ts'
import type { TextAreaBounds } from './light.ts'
import { formatCoordinate, formatPoint } from './trace.ts'
import { drawGeese } from './people.ts'

/** Weather in the month of each branch, 子 to 亥. */
const AIR = ['snow', 'snow', 'petals', 'swallows', 'rain', 'seeds', 'fireflies', 'rain', 'geese', 'leaves', 'leaves', 'frost'] as const

type Air = (typeof AIR)[number]

const airOf = (place: number): Air => AIR[place]!

/** Draws the month's weather over a picture, in hairlines. */
export function drawWeather(easel: DrawingContext, words: TextAreaBounds, amount = 1): string {
  const { month } = easel.chart
  return PAINTERS[airOf(month)]({ ...easel, words }, amount * (seasonOf(month) === 3 && month === 0 ? 1.3 : 1))
}

/** Easel with the area of the text, which falling things avoid. */
interface Outdoors extends DrawingContext {
  readonly words: TextAreaBounds
}

interface Flake {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Creates flakes at random positions, fewer and smaller towards the bottom, so that the lower part stays calm. */
function flakes({ w, h, random, words }: Outdoors, count: number): Flake[] {
  const chance = random('air')
  return Array.from({ length: Math.round(count) }, () => {
    const t = chance() ** 1.15
    return { x: chance() * w, y: h * (0.04 + t * 0.72), size: (0.6 + chance() * 0.7) * (1.15 - t * 0.5), turn: chance() * Math.PI * 2 }
  }).filter(({ x, y }) => x < words.left - 4 || y > words.bottom + 6)
}

const turned = ({ turn }: Flake, x: number, y: number): readonly [number, number] => [
  x * Math.cos(turn) - y * Math.sin(turn),
  x * Math.sin(turn) + y * Math.cos(turn),
]

/** Path data of a leaf or petal from stem to tip. */
function blade(flake: Flake, long: number, wide: number): string {
  const [tipX, tipY] = turned(flake, long, 0)
  const [leftX, leftY] = turned(flake, long * 0.5, -wide)
  const [rightX, rightY] = turned(flake, -long * 0.5, wide)
  return `M${formatPoint(flake.x, flake.y)}q${formatPoint(leftX, leftY)} ${formatPoint(tipX, tipY)}q${formatPoint(rightX, rightY)} ${formatPoint(-tipX, -tipY)}Z`
}

const PAINTERS: Readonly<Record<Air, (easel: Outdoors, amount: number) => string>> = {
  snow: (easel, amount) => {
    const { inks, isDark } = easel
    const all = flakes(easel, 70 * amount)
    const d = all.map(({ x, y, size }) => createCirclePath(x, y, size * 1.7)).join('')
    return isDark ? drawFilledPath(d, inks.ink, 0.72) : drawFilledPath(d, '#ffffff', 0.9) + drawStrokedPath(d, inks.soft, 0.45, 0.5)
  },
  petals: (easel, amount) => {
    const { inks } = easel
    const d = flakes(easel, 26 * amount)
      .map((flake) => blade(flake, 6.4 * flake.size, 4.4 * flake.size))
      .join('')
    return drawFilledPath(d, inks.leaf, 0.8) + drawStrokedPath(d, inks.elements.fire.line, 0.6, 0.75)
  },
  swallows: (easel, amount) => {
    const { w, h, inks, random, words } = easel
    const chance = random('swallows')
    const places = Array.from({ length: 40 }, () => ({
      x: w * (0.1 + chance() * 0.8),
      y: h * (0.2 + chance() * 0.26),
      s: Math.min(w, h) * (0.014 + chance() * 0.012),
    }))
    const free = places.filter(({ x, y, s }) => x + 3 * s < words.left || y - 3 * s > words.bottom)
    const d = free.slice(0, Math.round(4 * amount)).map(({ x, y, s }) => {
      const lean = (chance() - 0.5) * s
      return (
        `M${formatPoint(x, y)}q${formatPoint(-s * 0.9, -s * 0.9 + lean)} ${formatPoint(-s * 2.1, -s * 0.5 + lean)}q${formatPoint(s * 1.2, s * 0.1)} ${formatPoint(s * 1.8, s * 0.9 - lean)}` +
        `l${formatPoint(-s * 0.7, s * 1.2)}l${formatPoint(s, -s * 0.8)}l${formatPoint(s * 0.5, s * 0.9)}l${formatPoint(0, -s * 1.2)}q${formatPoint(s * 0.8, -s * 0.5 - lean)} ${formatPoint(s * 1.5, -s * 0.2 - lean)}q${formatPoint(-s * 0.6, -s * 0.7)} ${formatPoint(-s * 2, -s * 0.4 + lean)}Z`
      )
    })
    return drawFilledPath(d.join(''), inks.ink, 0.9)
  },
  rain: (easel, amount) => {
    const { inks } = easel
    const d = flakes(easel, 90 * amount).map(({ x, y, size }) => `M${formatPoint(x, y)}l${formatPoint(-size * 4, size * 19)}`)
    return drawStrokedPath(d.join(''), inks.elements.water.line, 0.55, 0.42)
  },
  seeds: (easel, amount) => {
    const { inks } = easel
    const d = flakes(easel, 20 * amount).map(({ x, y, size }) => {
      const s = size * 4
      return `M${formatPoint(x, y)}v${formatCoordinate(s)}M${formatPoint(x, y)}l${formatPoint(-s * 0.6, -s * 0.7)}M${formatPoint(x, y)}l${formatPoint(0, -s)}M${formatPoint(x, y)}l${formatPoint(s * 0.6, -s * 0.7)}`
    })
    return drawStrokedPath(d.join(''), inks.soft, 0.5, 0.8, ROUND_STROKE_ATTRIBUTES)
  },
  fireflies: (easel, amount) => {
    const { inks } = easel
    const all = flakes(easel, 18 * amount)
    return (
      drawFilledPath(all.map(({ x, y, size }) => createCirclePath(x, y, size * 4)).join(''), inks.lights.metal, easel.isDark ? 0.12 : 0.4) +
      drawFilledPath(
        all.map(({ x, y, size }) => createCirclePath(x, y, size * 1.3)).join(''),
        easel.isDark ? inks.elements.metal.line : inks.elements.metal.crown,
      )
    )
  },
  geese: (easel) => {
    const { w, h, words } = easel
    const short = Math.min(w, h)
    const y = words.left < w * 0.5 ? Math.max(h * 0.36, words.bottom + short * 0.12) : h * 0.36
    return drawGeese(easel, w * 0.16, y, 7, short * 0.019)
  },
  leaves: (easel, amount) => {
    const { inks } = easel
    const all = flakes(easel, 26 * amount)
    const paint = (from: number, element: 'fire' | 'earth') => {
      const mine = all.filter((_, i) => i % 2 === from)
      const d = mine.map((flake) => blade(flake, 9 * flake.size, 4 * flake.size)).join('')
      const veins = mine.map((flake) => `M${formatPoint(flake.x, flake.y)}l${formatPoint(...turned(flake, 9 * flake.size, 0))}`).join('')
      return drawFilledPath(d, inks.elements[element].crown, 0.55) + drawStrokedPath(d + veins, inks.elements[element].line, 0.5, 0.85)
    }
    return paint(0, 'fire') + paint(1, 'earth')
  },
  frost: (easel, amount) => {
    const { inks } = easel
    const d = flakes(easel, 34 * amount).map(({ x, y, size }) => {
      const s = size * 2.6
      return `M${formatPoint(x - s, y)}h${formatCoordinate(2 * s)}M${formatPoint(x - s / 2, y - s * 0.87)}l${formatPoint(s, s * 1.74)}M${formatPoint(x + s / 2, y - s * 0.87)}l${formatPoint(-s, s * 1.74)}`
    })
    return drawStrokedPath(d.join(''), inks.soft, 0.5, 0.7)
  },
}
