import { drawFilledPath, createCirclePath, drawStrokedPath, type DrawingContext } from './easel.ts'
import { drawSign } from './signs.ts'
import { formatCoordinate, formatPoint, type Point } from './trace.ts'

export interface StarMapInput {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Half size of a stem's star. */
  readonly star: number
  /** Whether to draw the ring of the twelve branches with its ticks. */
  readonly hasRing: boolean
}

/** Computes the pillars' positions around a pole: angle by branch (子 at the bottom, 午 at the top), distance by pillar, year outermost. */
export function computePillarStars({ chart }: DrawingContext, { x, y, r }: StarMapInput): Point[] {
  const seen = new Map<number, number>()
  return chart.pillars.map(({ place: branch }, i) => {
    // Pillars with the same branch are placed side by side.
    const again = seen.get(branch) ?? 0
    seen.set(branch, again + 1)
    const angle = ((90 + branch * 30 + again * 9) * Math.PI) / 180
    const reach = r * (0.86 - i * 0.17)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

/** Draws the chart as a constellation: pillars joined from year to hour, with hidden stems as small stars around them. */
export function drawStarMap(easel: DrawingContext, map: StarMapInput): string {
  const { inks, chart, random } = easel
  const { x, y, r, star, hasRing } = map
  const stars = computePillarStars(easel, map)
  const spoke = (angle: number, from: number, to: number) =>
    `M${formatPoint(x + Math.cos(angle) * from, y + Math.sin(angle) * from)}L${formatPoint(x + Math.cos(angle) * to, y + Math.sin(angle) * to)}`
  const spokes = Array.from({ length: 12 }, (_, i) => spoke(((i + 0.5) * Math.PI) / 6, r * 0.13, r)).join('')
  const ticks = Array.from({ length: 120 }, (_, i) => spoke((i * Math.PI) / 60, r * (i % 10 === 0 ? 0.955 : 0.975), r)).join('')
  const rings = [0.18, 0.35, 0.52, 0.69, 0.86].map((t) => createCirclePath(x, y, r * t)).join('')
  const chance = random('stars')
  const faint = Array.from({ length: 70 }, () => {
    const [angle, reach, size] = [chance() * Math.PI * 2, Math.sqrt(chance()) * r * 0.94, 0.4 + chance() * 0.8]
    return createCirclePath(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size)
  }).join('')
  const join = stars.map(([sx, sy], i) => `${i ? 'L' : 'M'}${formatPoint(sx, sy)}`).join('')
  const between = (pairs: DrawingContext['chart']['facing']) =>
    pairs.map(([a, b]) => `M${formatPoint(...stars[a]!)}L${formatPoint(...stars[b]!)}`).join('')
  const bodies = stars.map(([sx, sy], i) => {
    const pillar = chart.pillars[i]!
    const lesser = pillar.hidden.map((sign, k) => {
      const angle = chance() * 0.8 + k * 2.1
      return drawSign(
        easel,
        sign,
        sx + Math.cos(angle) * star * 2.1,
        sy + Math.sin(angle) * star * 2.1,
        star * (0.2 + sign.weight * 0.0022),
      )
    })
    const halo = drawFilledPath(createCirclePath(sx, sy, star * 1.42), inks.leaf)
    const ring =
      i === 2
        ? drawStrokedPath(createCirclePath(sx, sy, star * 1.42) + createCirclePath(sx, sy, star * 1.62), inks.seal, 0.8)
        : drawStrokedPath(createCirclePath(sx, sy, star * 1.42), inks.ink, 0.6, 0.6)
    return halo + ring + drawSign(easel, pillar.stem, sx, sy, star * 0.78) + lesser.join('')
  })
  return (
    drawStrokedPath(rings + spokes, inks.ink, 0.5, 0.22) +
    (hasRing
      ? drawStrokedPath(ticks, inks.ink, 0.7, 0.55) +
        drawStrokedPath(createCirclePath(x, y, r) + createCirclePath(x, y, r * 1.03), inks.ink, 0.9, 0.8)
      : '') +
    drawFilledPath(faint, inks.ink, 0.7) +
    drawStrokedPath(between(chart.joined), inks.lights[chart.light], 2.2, 0.7) +
    drawStrokedPath(between(chart.facing), inks.seal, 1, 0.9, ' stroke-dasharray="1.500 4"') +
    drawStrokedPath(join, inks.ink, 0.9, 0.85) +
    bodies.join('') +
    drawFilledPath(createCirclePath(x, y, star * 0.3), inks.lights[chart.light]) +
    drawStrokedPath(
      createCirclePath(x, y, star * 0.3) +
        `M${formatCoordinate(x)} ${formatCoordinate(y - star * 0.8)}v${formatCoordinate(star * 1.6)}M${formatCoordinate(x - star * 0.8)} ${formatCoordinate(y)}h${formatCoordinate(star * 1.6)}`,
      inks.ink,
      0.5,
      0.7,
    )
  )
}
