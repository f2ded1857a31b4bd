import { drawFilledPath, drawStrokedPath, ROUND_STROKE_ATTRIBUTES, type DrawingContext } from './easel.ts'
import type { TextAreaBounds } from './light.ts'
import { createBrushStrokePath, formatPoint, smoothCurve, type Point } from './trace.ts'

/** A twig or bough: a line that tapers. */
interface Bough {
  readonly points: readonly Point[]
  readonly thick: number
  readonly depth: number
}

export interface TreeInput {
  readonly x: number
  readonly y: number
  /** Direction in radians: 0 is right, −π/2 is up. */
  readonly towards: number
  readonly long: number
  readonly thick: number
  /** Number of forks. */
  readonly forks: number
  /** Bends per bough; 0 is straight. */
  readonly crook: number
  /** Area of the text, which boughs must leave free. */
  readonly clear?: TextAreaBounds | undefined
}

function boughsOf(growth: TreeInput, random: () => number, depth = 0): Bough[] {
  const { x, y, towards, long, thick, forks, crook, clear } = growth
  const knots: Point[] = [[x, y]]
  let angle = towards
  for (let i = 1; i <= 4; i++) {
    angle += (random() - 0.5) * crook
    const [px, py] = knots.at(-1)!
    knots.push([px + (Math.cos(angle) * long) / 4, py + (Math.sin(angle) * long) / 4])
  }
  if (clear && knots.some(([px, py]) => px > clear.left - 14 && py < clear.bottom + 16)) {
    if (depth > 0) return []
    // Turns a bough to the right downwards until it leaves the text free.
    if (Math.cos(towards) > 0) return boughsOf({ ...growth, towards: towards + 0.12 }, random)
  }
  const own: Bough = { points: smoothCurve(knots, 5), thick, depth }
  if (forks === 0) return [own]
  const count = depth === 0 ? 4 : 2 + (random() < 0.5 ? 1 : 0)
  const arms = Array.from({ length: count }, (_, i) => {
    const [bx, by] = knots[Math.min(4, depth === 0 ? 1 + i : 2 + Math.floor(random() * 3))]!
    const turn = (i % 2 ? 1 : -1) * (0.4 + random() * 0.6)
    const arm = { x: bx, y: by, long: long * (0.44 + random() * 0.26), thick: thick * 0.5, forks: forks - 1, crook, clear }
    const grown = boughsOf({ ...arm, towards: angle + turn }, random, depth + 1)
    return grown.length > 0 ? grown : boughsOf({ ...arm, towards: angle + Math.abs(turn) * 0.8, long: arm.long * 0.7 }, random, depth + 1)
  })
  return [own, ...arms.flat()]
}

/** Chooses positions for blossoms and leaves on boughs of depth `from` or more. */
function tipsOf(boughs: readonly Bough[], from: number, random: () => number): Point[] {
  return boughs
    .filter(({ depth }) => depth >= from)
    .flatMap(({ points }) => points.filter((_, i) => i > 5 && i % 4 === 0 && random() < 0.7))
}

const wood = (boughs: readonly Bough[]) =>
  boughs.map(({ points, thick }) => createBrushStrokePath(points, (t) => Math.max(0.6, thick * (1 - 0.8 * t ** 1.2)))).join('')

/** What grows on a tree: blossoms in late winter and spring, leaves in summer (red in autumn), needles, or nothing. */
export type TreeFoliage = 'blossom' | 'leaf' | 'needle' | 'bare'

export function drawTree(easel: DrawingContext, growth: TreeInput, bearing: TreeFoliage, purpose: string): string {
  const { inks, chart, nature } = easel
  const chance = nature(`tree.${purpose}`)
  const boughs = boughsOf(growth, chance)
  const bark = drawFilledPath(wood(boughs), easel.mass)
  if (bearing === 'bare') return bark
  const tips = tipsOf(boughs, 1, chance)
  const size = Math.max(2.4, growth.thick * 0.62)
  if (bearing === 'blossom') {
    const d = tips.map(([x, y]) => blossom(x, y, size * (0.7 + chance() * 0.6), chance() * 6)).join('')
    const hearts = tips.map(([x, y]) => `M${formatPoint(x, y)}h.1`).join('')
    return (
      bark +
      drawFilledPath(d, inks.leaf) +
      drawStrokedPath(d, inks.elements.fire.line, 0.7, 0.9) +
      drawStrokedPath(hearts, inks.seal, size * 0.4, 1, ROUND_STROKE_ATTRIBUTES)
    )
  }
  if (bearing === 'needle') {
    const d = tips.map(([x, y]) => needles(x, y, size * 2.6)).join('')
    return drawStrokedPath(d, inks.elements.wood.line, 0.6, 0.9) + bark
  }
  const d = tips.map(([x, y]) => createLeafPath(x, y, size * 1.9, chance() * Math.PI * 2)).join('')
  const autumn = chart.month >= 8 && chart.month <= 10
  const { crown, line: edge } = inks.elements[autumn ? 'fire' : 'wood']
  return bark + drawFilledPath(d, crown, 0.85) + drawStrokedPath(d, edge, 0.5, 0.8)
}

/** Path data of a blossom with five petals. */
function blossom(x: number, y: number, r: number, turn: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const a = turn + (i * Math.PI * 2) / 5
    const spread = 0.62
    const reach = r * 1.5
    return (
      `M${formatPoint(x, y)}c${formatPoint(Math.cos(a - spread) * reach, Math.sin(a - spread) * reach)} ` +
      `${formatPoint(Math.cos(a + spread) * reach, Math.sin(a + spread) * reach)} 0 0Z`
    )
  }).join('')
}

/** Path data of a fan of pine needles. */
function needles(x: number, y: number, r: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (i * Math.PI) / 8
    return `M${formatPoint(x, y)}l${formatPoint(Math.cos(a) * r, Math.sin(a) * r * 0.8)}`
  }).join('')
}

export function createLeafPath(x: number, y: number, long: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const turned = (a: number, b: number) => formatPoint(a * c - b * s, a * s + b * c)
  return `M${formatPoint(x, y)}q${turned(long * 0.4, -long * 0.34)} ${turned(long, 0)}q${turned(-long * 0.6, long * 0.34)} ${turned(-long, 0)}Z`
}

/** What grows on a tree, by the index of the month's branch: blossoms in 丑 to 卯, leaves in 辰 to 戌, nothing in 亥 and 子. */
export function getSeasonalFoliage(month: number): TreeFoliage {
  if (month >= 1 && month <= 3) return 'blossom'
  return month >= 4 && month <= 10 ? 'leaf' : 'bare'
}

/** Draws reeds on a bank, all bent in the same direction. */
export function drawReeds(easel: DrawingContext, x: number, y: number, wide: number, tall: number): string {
  const { inks, random } = easel
  const chance = random('reeds')
  const stems = Array.from({ length: 16 }, () => {
    const [from, high, lean] = [x + chance() * wide, tall * (0.45 + chance() * 0.55), wide * (0.1 + chance() * 0.14)]
    return { from, high, lean, plume: chance() < 0.55 }
  })
  const blades = stems
    .map(({ from, high, lean }) => `M${formatPoint(from, y)}q${formatPoint(lean * 0.1, -high * 0.7)} ${formatPoint(lean, -high)}`)
    .join('')
  const plumes = stems
    .filter(({ plume }) => plume)
    .map(
      ({ from, high, lean }) =>
        createLeafPath(from + lean, y - high, high * 0.3, -0.35) + createLeafPath(from + lean * 0.94, y - high * 0.97, high * 0.24, -0.05),
    )
    .join('')
  return (
    drawStrokedPath(blades, inks.elements.earth.line, 0.8, 0.9, ROUND_STROKE_ATTRIBUTES) +
    drawFilledPath(plumes, inks.elements.earth.wash, 0.8)
  )
}
