import { formatHundredths, defineVerticalGradient, mixCssColours, createIdGenerator, formatTenths, elementColourOf } from './markup.ts'
import { computeContour, elementLandforms, createRidgePath, computeRidge, type Hill } from './landforms.ts'
import type { Element } from './element.ts'

/** Hills of one range on a disc of radius 1: [centre from the left, half width, height]. RANGES has the farther range first. */
type Range = readonly (readonly [number, number, number])[]
const RANGES: Readonly<Record<Element, readonly [Range, Range]>> = {
  metal: [
    [[1.35, 0.62, 0.62]],
    [
      [0.66, 0.78, 0.86],
      [1.75, 0.4, 0.34],
    ],
  ],
  wood: [
    [
      [1.38, 0.3, 0.98],
      [1.68, 0.22, 0.6],
      [0.22, 0.2, 0.5],
    ],
    [
      [0.66, 0.36, 1.2],
      [1.08, 0.28, 0.74],
      [0.32, 0.26, 0.62],
    ],
  ],
  fire: [
    [
      [1.42, 0.55, 0.95],
      [0.3, 0.4, 0.5],
    ],
    [
      [0.78, 0.62, 1.15],
      [1.28, 0.42, 0.6],
    ],
  ],
  earth: [[[1.5, 0.95, 0.7]], [[0.72, 0.98, 0.62]]],
  water: [
    [
      [0.5, 0.5, 0.28],
      [1.5, 0.5, 0.24],
    ],
    [
      [1, 0.5, 0.3],
      [0, 0.5, 0.24],
      [2, 0.5, 0.26],
    ],
  ],
}
const BASES: Readonly<Record<'water' | 'land', readonly [number, number]>> = { water: [1.02, 1.34], land: [1.36, 1.52] }

export interface DiscHills {
  readonly hills: readonly Hill[]
  readonly base: number
  readonly isNear: boolean
}

/** Draws a range of hills in the element's colour, `width` wide and down to y `bottom`. */
export function drawDiscHills(
  element: Element,
  range: DiscHills,
  width: number,
  bottom: number,
  lines: number,
  seed: string,
  name: string,
): string {
  const { hills, base, isNear } = range
  const radius = width / 2
  const step = Math.max(1, radius / 48)
  const ridge = computeRidge({ width, base, hills, rough: radius * 0.014, seed, step })
  const body = elementColourOf(element, 'base')
  const wash = defineVerticalGradient(name, Math.min(...ridge), bottom, [
    [0, mixCssColours(body, elementColourOf(element, 'deep'), isNear ? 0.95 : 0.5), 1],
    [1, mixCssColours(body, '#fff', isNear ? 0.05 : 0.14), 1],
  ])
  const contours = Array.from({ length: lines }, (_, k) => {
    const opacity = (k ? 0.5 * (1 - k / lines) ** 1.1 : 0.8) * (isNear ? 1 : 0.55)
    const weight = k ? Math.min(0.8, Math.max(0.4, radius * 0.009)) : Math.min(1.3, Math.max(0.6, radius * 0.016))
    const line = createRidgePath(computeContour(ridge, k, Math.min(radius * 0.055, 5.5) * k * (1 + k * 0.08)), step)
    return `<path d="${line}" stroke-width="${formatHundredths(weight)}" stroke-opacity="${formatHundredths(opacity)}"/>`
  })
  return (
    `<defs>${wash}</defs><path d="${createRidgePath(ridge, step)}L${formatTenths(width)} ${formatTenths(bottom)}L0 ${formatTenths(bottom)}Z" fill="url(#${name})"/>` +
    `<g fill="none" stroke="${elementColourOf(element, 'on')}">${contours.join('')}</g>`
  )
}

/** Draws an element's landscape inside a disc, for the year and day balls; the drawing is a square of twice the radius. */
export function drawElementBall(element: Element, radius: number, seed: string, prefix: string): string {
  const names = createIdGenerator(prefix)
  const [clip, air] = [names(), names()]
  const size = radius * 2
  const ranges = RANGES[element].map((range, i) => {
    const base = radius * BASES[element === 'water' ? 'water' : 'land'][i]!
    const hills = range.map(([x, w, h]) => ({ form: elementLandforms[element], cx: x * radius, w: w * radius, h: h * radius }))
    return drawDiscHills(element, { hills, base, isNear: i === 1 }, size, size, i === 1 ? 9 : 5, element + seed + i, names())
  })
  const body = elementColourOf(element, 'base')
  return (
    `<defs><clipPath id="${clip}"><circle cx="${formatTenths(radius)}" cy="${formatTenths(radius)}" r="${formatTenths(radius)}"/></clipPath>` +
    `${defineVerticalGradient(air, 0, size, [
      [0, mixCssColours(body, '#fff', 0.3), 1],
      [1, body, 1],
    ])}</defs>` +
    `<g clip-path="url(#${clip})"><rect width="${formatTenths(size)}" height="${formatTenths(size)}" fill="url(#${air})"/>${ranges.join('')}</g>` +
    drawDiscOutline(element, radius)
  )
}

/** Outlines the disc, so that the element's base colour has an edge on any background. */
export function drawDiscOutline(element: Element, radius: number): string {
  const r = formatTenths(radius)
  return `<circle cx="${r}" cy="${r}" r="${formatTenths(radius - 0.4)}" fill="none" stroke="${elementColourOf(element, 'ink')}" stroke-width=".8" stroke-opacity=".75"/>`
}
