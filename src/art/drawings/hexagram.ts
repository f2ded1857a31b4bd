import { formatHundredths } from './markup.ts'
import { createNoiseFunction } from './noise.ts'

/** Width of the grid, height of a bar, height of a gap; a hexagram has six bars and five gaps. */
const [WIDE, BAR, GAP] = [84, 8, 7]
export const HEXAGRAM_BOX = { width: WIDE, height: 6 * BAR + 5 * GAP } as const
const STEPS = 14

/**
 * Draws a hexagram on a grid of `HEXAGRAM_BOX`. @param lines from the bottom, true if unbroken; fewer than six during a
 * cast @param moving indexes of red lines
 */
export function drawHexagram(lines: readonly boolean[], moving: readonly number[] = []): string {
  const bars = lines.map((isWhole, place) => {
    const noise = createNoiseFunction(`line ${place} ${isWhole}`)
    const top = HEXAGRAM_BOX.height - BAR - place * (BAR + GAP)
    const halves = isWhole ? [[0, WIDE] as const] : [[0, WIDE * 0.43] as const, [WIDE * 0.57, WIDE] as const]
    const path = halves.map(([from, to]) => barOf(from, to, top, noise)).join('')
    return `<path d="${path}" fill="${moving.includes(place) ? 'var(--seal-text)' : 'currentColor'}"/>`
  })
  return bars.join('')
}

function barOf(from: number, to: number, top: number, noise: (x: number, octaves?: number) => number): string {
  const at = (k: number) => from + ((to - from) * k) / STEPS
  const places = Array.from({ length: STEPS + 1 }, (_, k) => k)
  const upper = places.map((k) => [at(k), top + noise(at(k) / 9, 2) * 0.55 + (k === 0 ? 0.8 : 0)] as const)
  const lower = places.map((k) => [at(k), top + BAR - noise(at(k) / 8 + 50, 2) * 0.55 - (k === STEPS ? 0.9 : 0)] as const)
  return `${[...upper, ...lower.toReversed()].map(([x, y], i) => `${i ? 'L' : 'M'}${formatHundredths(x)} ${formatHundredths(y)}`).join('')}Z`
}
