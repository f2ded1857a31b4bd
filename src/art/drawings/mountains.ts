import { formatHundredths, defineVerticalGradient, formatTenths, elementColourOf } from './markup.ts'
import { computeContour, createRidgePath, computeRidge, type Hill } from './landforms.ts'
import type { Element } from './element.ts'

/** One range of hills, drawn as a wash with hairline contours. */
export interface HillLayer {
  readonly element: Element
  readonly base: number
  readonly hills: readonly Hill[]
  /** Distance from 0 (near) to 1 (far); far ranges are paler. */
  readonly far?: number
  readonly alpha?: number
  /** Depth to which the wash reaches. */
  readonly depth?: number
  readonly rough?: number
}

export interface MountainsInput {
  readonly width: number
  readonly height: number
  readonly layers: readonly HillLayer[]
  readonly ground: string
  readonly seed: string
  readonly names: () => string
  readonly contours?: number
  readonly gap?: number
  readonly step?: number
  readonly hair?: number
}

/** Draws the layers in the given order, far ones first; each covers the layers behind it. */
export function drawMountains(input: MountainsInput): string {
  const drawn = input.layers.map((layer, i) => layerOf(layer, i, input))
  return `<defs>${drawn.map(({ defs }) => defs).join('')}</defs>${drawn.map(({ body }) => body).join('')}`
}

function layerOf(layer: HillLayer, index: number, input: MountainsInput): { defs: string; body: string } {
  const { width, height, ground, seed, names, contours = 7, gap = 5, step = 3, hair = 0.75 } = input
  const { element, base, hills, far = 0, alpha = 0.62, rough = 2.2 } = layer
  const ridge = computeRidge({ width, base, hills, rough, seed: seed + index, step })
  const top = Math.min(...ridge)
  const depth = layer.depth ?? Math.max(70, (base - top) * 0.9)
  const wash = names()
  const strength = alpha * (1 - far * 0.72)
  const land = elementColourOf(element, 'land')
  const area = `${createRidgePath(ridge, step)}L${formatTenths(width)} ${formatTenths(height)}L0 ${formatTenths(height)}Z`
  const lines = Array.from({ length: contours }, (_, k) => {
    const opacity = (k === 0 ? 0.9 : 0.55 * (1 - k / contours) ** 1.35) * (1 - far * 0.68)
    const line = createRidgePath(computeContour(ridge, k, gap * k * (1 + k * 0.1)), step)
    return `<path d="${line}" stroke-width="${formatHundredths(hair * (k === 0 ? 1.35 : 0.72))}" stroke-opacity="${formatHundredths(opacity)}"/>`
  })
  return {
    defs: defineVerticalGradient(wash, top, top + depth, [
      [0, land, strength],
      [0.45, land, strength * 0.42],
      [1, land, 0],
    ]),
    body:
      `<path d="${area}" fill="${ground}"/><path d="${area}" fill="url(#${wash})"/>` +
      `<g fill="none" stroke="${elementColourOf(element, 'ink')}" stroke-linejoin="round">${lines.join('')}</g>`,
  }
}
