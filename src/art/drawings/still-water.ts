import { formatHundredths, defineVerticalGradient, formatTenths, elementColourOf } from './markup.ts'
import { createRandomGenerator } from './noise.ts'

/** Sun or moon above the water, reflected in it. */
export interface SkyDisc {
  readonly kind: 'sun' | 'moon'
  readonly x: number
  readonly y: number
  readonly r: number
}

export function drawSkyDisc({ kind, x, y, r }: SkyDisc): string {
  const circle = `<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="${formatTenths(r)}"`
  return kind === 'sun' ? `${circle} fill="var(--seal)"/>` : `${circle} fill="var(--moon)" stroke="var(--ink-1)" stroke-width=".8"/>`
}

export interface StillWaterInput {
  readonly width: number
  readonly height: number
  /** Boundary of land and water, measured from the top. */
  readonly edge: number
  /** The chart's share of water, 0 to 1. */
  readonly share: number
  readonly seed: string
  readonly ground: string
  readonly name: string
  readonly disc: SkyDisc | undefined
}

/** Draws still water as broken hairlines, more of them for a larger share of water, with the reflection of sun or moon. */
export function drawStillWater({ width, height, edge, share, seed, ground, name, disc }: StillWaterInput): string {
  const shore = edge + height * 0.035
  const mist = defineVerticalGradient(name, shore, height, [
    [0, ground, 0],
    [0.35, ground, 0.92],
    [1, ground, 1],
  ])
  const random = createRandomGenerator(`${seed}w`)
  const count = Math.round(10 + share * 60)
  const first = shore + height * 0.05
  const reach = (height - edge) * 0.72
  const rows = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const y = first + reach * t ** 1.5
    const opacity = (0.42 + share) * (1 - t * 0.82)
    const row = `<path d="${rippleRow(width, y, t, random)}" stroke-opacity="${formatHundredths(Math.min(1, opacity))}"/>`
    return row + (disc && i > 0 && i % 2 === 0 ? gleam(disc, y, t, random) : '')
  })
  return (
    `<defs>${mist}</defs><rect y="${formatTenths(shore)}" width="${formatTenths(width)}" height="${formatTenths(height - shore)}" fill="url(#${name})"/>` +
    `<g fill="none" stroke="${elementColourOf('water', 'ink')}" stroke-width=".75">${rows.join('')}</g>`
  )
}

function rippleRow(width: number, y: number, t: number, random: () => number): string {
  let path = ''
  for (let x = -random() * 60; x < width;) {
    const length = 14 + random() * width * (0.1 + 0.26 * (1 - t))
    path += `M${formatTenths(Math.max(0, x))} ${formatTenths(y)}H${formatTenths(Math.min(width, x + length))}`
    x += length + (10 + 70 * t) * (0.5 + random())
  }
  return path
}

function gleam({ kind, x, r }: SkyDisc, y: number, t: number, random: () => number): string {
  const half = r * (1.5 - 1.1 * t) * (0.55 + random() * 0.6)
  const at = x + (random() - 0.5) * r * 0.7
  const colour = kind === 'moon' ? 'var(--ink-2)' : 'var(--seal)'
  return `<path d="M${formatTenths(at - half)} ${formatTenths(y + 1.5)}H${formatTenths(at + half)}" stroke="${colour}" stroke-width="1.1" stroke-opacity="${formatHundredths(0.85 * (1 - t * 0.9))}"/>`
}
