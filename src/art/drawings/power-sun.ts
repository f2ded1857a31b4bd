import { defineVerticalGradient, mixCssColours, createIdGenerator, formatTenths, elementColourOf } from './markup.ts'
import { drawDiscHills, drawDiscOutline } from './ball.ts'
import { elementLandforms, type Hill } from './landforms.ts'
import type { Element } from './element.ts'

/**
 * Hills of one range in front of the sun: [centre −1 to 1, half width, height] in units of the horizon's half width and
 * the land's height.
 */
type Range = readonly (readonly [number, number, number])[]
const LANDS: Readonly<Record<Element, readonly Range[]>> = {
  metal: [
    [
      [0.5, 0.46, 0.82],
      [-0.86, 0.34, 0.42],
    ],
    [
      [-0.36, 0.56, 0.98],
      [0.98, 0.36, 0.4],
    ],
  ],
  wood: [
    [
      [0.3, 0.17, 0.92],
      [0.56, 0.13, 0.62],
      [-0.86, 0.13, 0.5],
    ],
    [
      [-0.5, 0.2, 1.16],
      [-0.24, 0.15, 0.7],
      [0.84, 0.17, 0.56],
    ],
  ],
  fire: [
    [
      [0.52, 0.42, 0.92],
      [-0.9, 0.3, 0.55],
    ],
    [
      [-0.3, 0.46, 1.16],
      [0.12, 0.3, 0.58],
      [0.98, 0.3, 0.36],
    ],
  ],
  earth: [
    [[0.62, 0.66, 0.74]],
    [
      [-0.5, 0.72, 0.52],
      [0.9, 0.5, 0.16],
    ],
  ],
  water: [
    [
      [-0.75, 0.5, 0.66],
      [0.15, 0.5, 0.74],
      [1.02, 0.5, 0.6],
    ],
    [
      [-0.35, 0.46, 0.5],
      [0.55, 0.46, 0.46],
      [-1.2, 0.46, 0.4],
    ],
    [
      [-0.8, 0.42, 0.24],
      [0.08, 0.42, 0.28],
      [0.94, 0.42, 0.24],
    ],
  ],
}

/** Height of the part of a power sun that is above the horizon, in the unit of `radius`; `value` is 0 to 100. */
export function computeSunHeight(radius: number, value: number): number {
  return (radius * 2 * Math.min(100, Math.max(0, value))) / 100
}

/** Draws the day's ball as a sun over the lower edge of the drawing, as high as its power value (0 to 100). */
export function drawPowerSun(element: Element, radius: number, value: number, seed: string, prefix: string): string {
  const names = createIdGenerator(prefix)
  const [clip, air] = [names(), names()]
  const height = computeSunHeight(radius, value)
  const width = radius * 2
  // A nearly full disc is narrow at the bottom, so its land is drawn higher up.
  const base = Math.min(height, radius * 1.66)
  const half = Math.sqrt(Math.max(1, radius ** 2 - (base - radius) ** 2))
  const tall = Math.min(radius * 0.44, height * 0.36)
  const lands = LANDS[element].map((range, i, all) => {
    const hills = [...range.map(([x, w, h]) => hill(element, radius + x * half, w * half, h * tall)), swell(radius, half, tall, i)]
    return drawDiscHills(element, { hills, base: base + 1, isNear: i === all.length - 1 }, width, Math.max(height, 1), 8, seed + i, names())
  })
  const body = elementColourOf(element, 'base')
  return (
    `<defs><clipPath id="${clip}"><circle cx="${formatTenths(radius)}" cy="${formatTenths(radius)}" r="${formatTenths(radius)}"/></clipPath>` +
    `${defineVerticalGradient(air, 0, Math.max(height, 1), [
      [0, body, 1],
      [1, mixCssColours(body, '#fff', 0.34), 1],
    ])}</defs>` +
    `<g clip-path="url(#${clip})"><rect width="${formatTenths(width)}" height="${formatTenths(height)}" fill="url(#${air})"/>${lands.join('')}</g>` +
    drawDiscOutline(element, radius)
  )
}

const hill = (element: Element, cx: number, w: number, h: number): Hill => ({ form: elementLandforms[element], cx, w, h })

/** Creates a low swell under the hills, so that the land reaches from edge to edge. */
function swell(radius: number, half: number, tall: number, i: number): Hill {
  return { form: 'wave', cx: radius + (i ? 0.5 : -0.4) * half, w: half * 1.5, h: tall * 0.16 }
}
