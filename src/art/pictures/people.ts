import { formatHundredths } from '../drawings/markup.ts'
import { drawFilledPath, drawStrokedPath, ROUND_STROKE_ATTRIBUTES, type DrawingContext } from './easel.ts'
import { formatCoordinate, formatPoint } from './trace.ts'

/** Draws a figure with a staff, with feet at x, y and `tall` units high; it faces right, or left with `isBack`. */
export function drawFigure({ inks }: DrawingContext, x: number, y: number, tall: number, isBack = false): string {
  const k = tall / 40
  const robe = inks.leaf
  return (
    `<g transform="translate(${formatHundredths(x)} ${formatHundredths(y)}) scale(${formatHundredths(isBack ? -k : k)} ${formatHundredths(k)})" fill="${robe}" stroke="${inks.ink}" ` +
    `stroke-width="${formatHundredths(Math.max(0.8, Math.min(1.3, 0.9 * Math.sqrt(k))) / k)}"${ROUND_STROKE_ATTRIBUTES}>` +
    '<path d="M-9 0C-8.5-12-6-24-2.6-27L2.6-27C6-24 8-12 9.5 0Z"/><path d="M-2.2-27L1.6-18L5.6-20M1.6-18L.4 0" fill="none"/><circle cy="-31.5" r="4.4"/>' +
    `<path d="M-4.4-32A4.4 4.4 0 0 1 4.4-32Q0-34.4-4.4-32Z" fill="${inks.ink}"/><circle cy="-37" r="1.8" fill="${inks.ink}"/><path d="M12.5.5L10.6-33"/></g>`
  )
}

export interface Boat {
  readonly x: number
  /** Vertical position of the waterline. */
  readonly y: number
  readonly long: number
  /** true: a mat roof and a lantern; false: an open skiff with a fisher. */
  readonly isRoofed: boolean
}

/** Draws a small boat; its lantern has the colour of the chart's light. */
export function drawBoat({ inks, chart }: DrawingContext, { x, y, long, isRoofed }: Boat): string {
  const k = long / 60
  const thin = formatHundredths(Math.max(0.7, 0.9 * Math.sqrt(k)) / k)
  const hull = `<path d="M-30-6Q-14 1 0 1Q16 1 32-8Q24 5 12 6H-14Q-25 5-30-6Z" fill="${inks.ink}"/>`
  const roof =
    `<path d="M-13-1Q-12-14 1-14Q13-14 14-2Z" fill="${inks.leaf}"/><path d="M-9-1Q-8-11-3-13.6M-3-.6V-13.8M3-.6Q3-10 4-13.6M9-1.4Q9-10 5-13.4" fill="none" stroke-opacity=".6"/>` +
    `<path d="M20-6V-27M20-27Q25-28 26-23" fill="none"/><path d="M26-23.500V-21" fill="none"/><circle cx="26" cy="-17.600" r="3.600" fill="${inks.lights[chart.light]}"/>`
  const fisher =
    `<path d="M-10-1Q-10-12-4-14Q2-12 3-1Z" fill="${inks.leaf}"/><path d="M-11-13L-4-20L3-13Z" fill="${inks.ink}"/>` +
    '<path d="M1-9L34-26M34-26V-2" fill="none" stroke-opacity=".8"/>'
  return `<g transform="translate(${formatHundredths(x)} ${formatHundredths(y)}) scale(${formatHundredths(k)})" stroke="${inks.ink}" stroke-width="${thin}"${ROUND_STROKE_ATTRIBUTES}>${isRoofed ? roof : fisher}${hull}</g>`
}

/** Draws a pavilion on four posts; x, y is the middle of its floor. */
export function drawPavilion({ inks }: DrawingContext, x: number, y: number, wide: number): string {
  const k = wide / 40
  return (
    `<g transform="translate(${formatHundredths(x)} ${formatHundredths(y)}) scale(${formatHundredths(k)})" stroke="${inks.ink}" stroke-width="${formatHundredths(Math.max(0.8, 0.85 * Math.sqrt(k)) / k)}" fill="none"${ROUND_STROKE_ATTRIBUTES}>` +
    `<path d="M-13-1V-18M13-1V-18M-5-1V-18M5-1V-18M-17 0H17M-15-4.500H-5M5-4.500H15"/><path d="M-24-15Q-12-19-4-31H4Q12-19 24-15Q12-17 0-17Q-12-17-24-15Z" fill="${inks.ink}"/><path d="M0-31V-37"/></g>`
  )
}

/** Draws wild geese in a line, the last one highest. */
export function drawGeese({ inks }: DrawingContext, x: number, y: number, count: number, size: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const [gx, gy] = [x + i * size * 2.1, y - i * size * 0.72 + (i % 2) * size * 0.3]
    const s = size * (1 - i * 0.05)
    path += `M${formatPoint(gx - s, gy - s * 0.42)}q${formatCoordinate(s * 0.6)} ${formatCoordinate(-s * 0.06)} ${formatCoordinate(s)} ${formatCoordinate(s * 0.48)}q${formatCoordinate(s * 0.36)} ${formatCoordinate(-s * 0.52)} ${formatCoordinate(s)} ${formatCoordinate(-s * 0.56)}`
  }
  return drawStrokedPath(path, inks.ink, Math.max(0.8, size * 0.13), 0.85, ROUND_STROKE_ATTRIBUTES)
}

/** Draws a low bridge on posts, from x to x + `long`. */
export function drawBridge({ inks }: DrawingContext, x: number, y: number, long: number): string {
  const rise = long * 0.1
  let posts = ''
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    const deck = y - rise * 4 * t * (1 - t)
    posts += `M${formatPoint(x + long * t, deck - long * 0.075)}V${formatCoordinate(y + long * 0.06)}`
  }
  const arch = (up: number) =>
    `M${formatPoint(x, y - up)}q${formatCoordinate(long / 2)} ${formatCoordinate(-rise * 2)} ${formatCoordinate(long)} 0`
  return drawStrokedPath(arch(0) + arch(long * 0.022), inks.ink, 1, 1) + drawStrokedPath(arch(long * 0.075) + posts, inks.ink, 0.7, 0.85)
}

/** Draws stones on the shore, one for each hidden stem of the chart: solid for yang, outlined for yin. */
export function drawShoreStones({ inks, chart, random }: DrawingContext, x: number, y: number, wide: number): string {
  const chance = random('stones')
  const hidden = chart.pillars.flatMap((pillar) => pillar.hidden)
  return hidden
    .map(({ element, isYang, weight }, i) => {
      const r = 1.6 + weight * 0.024
      const cx = x + wide * ((i + 0.2 + chance() * 0.6) / hidden.length)
      const cy = y + (chance() - 0.5) * r * 1.6
      const d = `M${formatPoint(cx - r * 1.4, cy)}q${formatCoordinate(r * 0.3)} ${formatCoordinate(-r * 1.2)} ${formatCoordinate(r * 1.4)} ${formatCoordinate(-r * 1.15)}q${formatCoordinate(r * 1.2)} ${formatCoordinate(r * 0.1)} ${formatCoordinate(r * 1.5)} ${formatCoordinate(r * 1.15)}Z`
      const { wash, line: edge } = inks.elements[element]
      return isYang
        ? drawFilledPath(d, wash) + drawStrokedPath(d, edge, 0.6)
        : drawFilledPath(d, inks.paper) + drawStrokedPath(d, edge, 0.8)
    })
    .join('')
}
