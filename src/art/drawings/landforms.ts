import { createNoiseFunction } from './noise.ts'
import { formatTenths } from './markup.ts'
import type { Element } from './element.ts'

/** The five landforms 五形: tall wood, pointed fire, flat earth, round metal, wavy water. */
export type LandformShape = 'pillar' | 'peak' | 'mesa' | 'dome' | 'wave'
export const elementLandforms: Readonly<Record<Element, LandformShape>> = {
  wood: 'pillar',
  fire: 'peak',
  earth: 'mesa',
  metal: 'dome',
  water: 'wave',
}

/** A hill; centre, half width and height in pixels. */
export interface Hill {
  readonly form: LandformShape
  readonly cx: number
  readonly w: number
  readonly h: number
}

/** Relative height (0 to 1) of each form; `u` runs from −1 to 1 across the hill. */
const PROFILES: Readonly<Record<LandformShape, (u: number) => number>> = {
  pillar: (u) => {
    const stem = Math.max(0, 1 - (Math.abs(u) / 0.62) ** 2.7)
    return Math.max(stem ** 0.8 * (1 - 0.1 * u), 0.3 * (1 - Math.abs(u)) ** 1.6)
  },
  peak: (u) => (1 - Math.abs(u)) ** 1.22,
  mesa: (u) => {
    const edge = Math.min(1, (1 - Math.abs(u)) * 2.1)
    return edge * edge * (3 - 2 * edge) * (0.97 + 0.03 * Math.cos(u * 5))
  },
  dome: (u) => Math.sqrt(1 - u * u),
  wave: (u) => (1 + Math.cos(Math.PI * u)) / 2,
}

const profile = (form: LandformShape, u: number) => (Math.abs(u) >= 1 ? 0 : PROFILES[form](u))

export interface RidgeInput {
  readonly width: number
  /** Baseline of the hills, measured from the top. */
  readonly base: number
  readonly hills: readonly Hill[]
  readonly seed: string
  /** Roughness in pixels. */
  readonly rough: number
  /** Distance between two points, in pixels. */
  readonly step: number
}

/** Computes the ridge as distances from the top, one every `step` pixels. */
export function computeRidge({ width, base, hills, seed, rough, step }: RidgeInput): number[] {
  const noise = createNoiseFunction(seed)
  const ridge: number[] = []
  for (let x = 0; x <= width; x += step) {
    let height = 0
    for (const hill of hills) {
      const u = (x - hill.cx) / hill.w
      const wobble = noise((x + hill.cx) / 34) * 0.05
      height = Math.max(height, hill.h * profile(hill.form, u + wobble * (1 - Math.abs(u))))
    }
    ridge.push(base - height - noise(x / 21, 4) * rough * (0.4 + Math.min(1, height / 60)))
  }
  return ridge
}

/** Computes contour `k` of a ridge: the larger `k`, the lower and smoother; 0 is the ridge itself. */
export function computeContour(ridge: readonly number[], k: number, gap: number): readonly number[] {
  if (k === 0) return ridge
  return smooth(ridge, k * 2).map((y, i) => Math.max(y, ridge[i]!) + gap)
}

function smooth(values: readonly number[], reach: number): number[] {
  let current = values.slice()
  for (let pass = 0; pass < 2; pass++) {
    // Moving average by a running sum, so that each pass takes linear time.
    const at = (i: number) => current[Math.min(current.length - 1, Math.max(0, i))]!
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += at(k)
    const next: number[] = []
    for (let i = 0; i < current.length; i++) {
      next.push(sum / (2 * reach + 1))
      sum += at(i + reach + 1) - at(i - reach)
    }
    current = next
  }
  return current
}

/** Path data of an open line through the points of a ridge. */
export function createRidgePath(ridge: readonly number[], step: number): string {
  return ridge.map((y, i) => `${i ? 'L' : 'M'}${formatTenths(i * step)} ${formatTenths(y)}`).join('')
}
