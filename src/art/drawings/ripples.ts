import { formatHundredths } from './markup.ts'
import { createNoiseFunction } from './noise.ts'

const RINGS = 7

/** Computes the path of ring `k` (1 to 7) in a square of `size`, slightly uneven like spreading ink. */
export function computeRipplePath(k: number, size: number, seed: string): string {
  const noise = createNoiseFunction(seed)
  const inner = size * 0.135
  const radius = inner + (size * 0.5 - 6 - inner) * (k / RINGS)
  const points = Array.from({ length: 121 }, (_, i) => {
    const angle = (i / 120) * Math.PI * 2 - Math.PI / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const wave = (noise(c * 2.2 + k * 3.1, 2) + noise(s * 2.2 + k * 5.7, 2)) / 2
    const r = radius + wave * (2.2 + k * 0.5)
    return `${i ? 'L' : 'M'}${formatHundredths(size / 2 + r * c)} ${formatHundredths(size / 2 + r * s)}`
  })
  return points.join('')
}

/** Computes the paths of all seven rings in a square of `size`. */
export function listRipplePaths(size: number, seed: string): readonly string[] {
  return Array.from({ length: RINGS }, (_, i) => computeRipplePath(i + 1, size, seed))
}
