import type { Element } from '../drawings/element.ts'
import { blendHexColours } from './colour.ts'
import {
  drawFilledPath,
  createCirclePath,
  createVerticalGradient,
  createRadialGradient,
  drawStrokedPath,
  type DrawingContext,
} from './easel.ts'
import { formatCoordinate } from './trace.ts'

/** Sun, moon or lantern: the light of the chart's useful element. */
export interface LightDisc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Position of each element's light, as fractions of the sky: wood left, fire at the top, earth in the middle, metal right, water low. */
const POSITIONS: Readonly<Record<Element, readonly [number, number]>> = {
  wood: [0.22, 0.46],
  fire: [0.36, 0.06],
  earth: [0.5, 0.5],
  metal: [0.78, 0.4],
  water: [0.3, 0.66],
}

export interface SkyArea {
  /** Rectangle in which the light may be placed. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Area of the text: to the right of `left` and above `bottom`. */
  readonly words?: TextAreaBounds
}

export interface TextAreaBounds {
  readonly left: number
  readonly bottom: number
}

/** Places the light in the sky. @param lowest largest y of the light's centre, below which land would hide the light */
export function placeLight(easel: DrawingContext, sky: SkyArea, r: number, lowest = Infinity): LightDisc {
  const [x, y] = POSITIONS[easel.chart.light]
  const random = easel.random('light')
  return { x: sky.x + sky.w * (x + (random() - 0.5) * 0.12), y: Math.min(lowest, sky.y + sky.h * (y + (random() - 0.5) * 0.1)), r }
}

/** Draws the disc: red for fire, full for earth, a moon for metal, a crescent over water, a sun behind leaves for wood. */
export function drawLight(easel: DrawingContext, { x, y, r }: LightDisc, hasGlow = true): string {
  const { lights, elements, paper } = easel.inks
  const kind = easel.chart.light
  const colour = lights[kind]
  const glow = createRadialGradient(easel, x, y, r * 3.4, [
    [0.2, colour, easel.isDark ? 0.26 : 0.3],
    [1, colour, 0],
  ])
  const halo = hasGlow ? `<defs>${glow.defs}</defs>${drawFilledPath(createCirclePath(x, y, r * 3.4), glow.fill)}` : ''
  const edge = drawStrokedPath(createCirclePath(x, y, r), elements[kind].line, 0.8, 0.75)
  switch (kind) {
    case 'fire':
      return halo + drawFilledPath(createCirclePath(x, y, r), colour)
    case 'earth': {
      const shade = createVerticalGradient(easel, y - r, y + r, [
        [0, colour],
        [1, blendHexColours(colour, paper, 0.4)],
      ])
      return `${halo}<defs>${shade.defs}</defs>${drawFilledPath(createCirclePath(x, y, r), shade.fill)}${edge}`
    }
    case 'wood':
      return (
        halo +
        drawFilledPath(createCirclePath(x, y, r), colour) +
        edge +
        drawStrokedPath(createCirclePath(x, y, r * 1.28), elements.wood.line, 0.6, 0.5)
      )
    case 'metal':
      return (
        halo +
        drawFilledPath(createCirclePath(x, y, r), colour) +
        edge +
        drawStrokedPath(createCirclePath(x, y, r * 1.22) + createCirclePath(x, y, r * 1.5), elements.metal.line, 0.5, 0.4)
      )
    case 'water':
      return halo + drawStrokedPath(createCirclePath(x, y, r), elements.water.line, 0.5, 0.5) + drawFilledPath(crescent(x, y, r), colour)
  }
}

/** Path data of a crescent with its horns to the right. */
function crescent(x: number, y: number, r: number): string {
  const [dx, dy] = [r * 0.5, r * 0.866]
  return `M${formatCoordinate(x + dx)} ${formatCoordinate(y - dy)}A${formatCoordinate(r)} ${formatCoordinate(r)} 0 1 0 ${formatCoordinate(x + dx)} ${formatCoordinate(y + dy)}A${formatCoordinate(r * 0.874)} ${formatCoordinate(r * 0.874)} 0 1 1 ${formatCoordinate(x + dx)} ${formatCoordinate(y - dy)}Z`
}
