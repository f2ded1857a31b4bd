import { drawElementBall } from './ball.ts'
import type { Element } from './element.ts'
import { formatHundredths, formatTenths, elementColourOf } from './markup.ts'
import { createNoiseFunction } from './noise.ts'

export interface FiveElementCycleInput {
  readonly size: number
  /** Share of each element, 0 to 1; the sum is 1. */
  readonly shares: Readonly<Record<Element, number>>
  /** Element of the day master, drawn with a ring. */
  readonly self: Element
  /** Elements whose energy does not reach the next one. */
  readonly blocked: readonly Element[]
  readonly prefix: string
}

interface Place {
  readonly element: Element
  readonly x: number
  readonly y: number
  /** Angle on the circle, in degrees clockwise from the right. */
  readonly angle: number
  readonly radius: number
}

/** Generating order, clockwise from fire at the top. */
const FLOW_ORDER: readonly Element[] = ['fire', 'earth', 'metal', 'water', 'wood']
/** Share below which an element's control of another is drawn as weak. */
const WEAK = 0.09

const radians = (degrees: number) => (degrees * Math.PI) / 180
const orbitOf = (size: number) => size * 0.345

/** Computes positions and radii of the elements' balls; radii grow with the square root of the shares. */
export function computeBallPositions({ size, shares }: Pick<FiveElementCycleInput, 'size' | 'shares'>): readonly Place[] {
  return FLOW_ORDER.map((element, i) => {
    const angle = -90 + 72 * i
    const [x, y] = pointAt(size, angle)
    return { element, x, y, angle, radius: size * (0.038 + 0.135 * Math.sqrt(shares[element])) }
  })
}

/** Draws the elements as balls: arcs for generating, straight hairlines for controlling, a dotted arc with a bar for a blocked flow. */
export function drawFiveElementCycle(input: FiveElementCycleInput): string {
  const places = computeBallPositions(input)
  const next = (i: number, steps: number) => places[(i + steps) % 5]!
  return [
    ringOf(input.size),
    ...places.map((giver, i) => controlOf(giver, next(i, 2), input.shares[giver.element])),
    ...places.map((giver, i) =>
      input.blocked.includes(giver.element) ? barredOf(input.size, giver, next(i, 1)) : arcOf(input, giver, next(i, 1)),
    ),
    ...places.map((place) => ballAt(place, input)),
  ].join('')
}

function pointAt(size: number, degrees: number, beyond = 0): readonly [number, number] {
  const reach = orbitOf(size) + beyond
  return [size / 2 + reach * Math.cos(radians(degrees)), size / 2 + reach * Math.sin(radians(degrees))]
}

/** Draws a ring with scale marks around the five balls. */
function ringOf(size: number): string {
  const ticks = Array.from({ length: 180 }, (_, k) => {
    const [cos, sin] = [Math.cos(radians(k * 2)), Math.sin(radians(k * 2))]
    const [outer, inner] = [size * 0.487, size * (k % 9 === 0 ? 0.47 : 0.48)]
    const at = (r: number) => `${formatTenths(size / 2 + r * cos)} ${formatTenths(size / 2 + r * sin)}`
    return `M${at(outer)}L${at(inner)}`
  })
  return `<path d="${ticks.join('')}" fill="none" stroke="var(--line-2)" stroke-width=".6" stroke-opacity=".55"/>`
}

/** Draws a straight hairline with an arrowhead at the controlled element; dotted if the controlling share is weak. */
function controlOf(giver: Place, taker: Place, share: number): string {
  const [dx, dy] = [taker.x - giver.x, taker.y - giver.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const [x, y] = [taker.x - ux * (taker.radius + 7), taker.y - uy * (taker.radius + 7)]
  const line = `M${formatTenths(giver.x + ux * (giver.radius + 5))} ${formatTenths(giver.y + uy * (giver.radius + 5))}L${formatTenths(x)} ${formatTenths(y)}`
  const stroke = 'fill="none" stroke="var(--ink-3)"'
  if (share < WEAK)
    return `<path d="${line}" ${stroke} stroke-width=".7" stroke-opacity=".5" stroke-dasharray="1.5 4" stroke-linecap="round"/>`
  const side = (turn: number) => `${formatTenths(x - ux * 5 + turn * uy * 3)} ${formatTenths(y - uy * 5 - turn * ux * 3)}`
  return (
    `<path d="${line}" ${stroke} stroke-width="${formatHundredths(0.5 + 2.2 * share)}" stroke-opacity=".45"/>` +
    `<path d="M${side(-1)}L${formatTenths(x)} ${formatTenths(y)}L${side(1)}" ${stroke} stroke-width=".9" stroke-opacity=".7"/>`
  )
}

/** Start and end angle, in degrees, of the arc from the edge of one ball to the edge of the next. */
function spanOf(size: number, giver: Place, taker: Place): readonly [number, number] {
  const degrees = (length: number) => ((length / orbitOf(size)) * 180) / Math.PI
  return [giver.angle + degrees(giver.radius + 6), giver.angle + 72 - degrees(taker.radius + 8)]
}

function barredOf(size: number, giver: Place, taker: Place): string {
  const [start, end] = spanOf(size, giver, taker)
  const at = (degrees: number, beyond = 0) => pointAt(size, degrees, beyond).map(formatTenths).join(' ')
  const middle = (start + end) / 2
  const orbit = formatTenths(orbitOf(size))
  return (
    `<path d="M${at(start)}A${orbit} ${orbit} 0 0 1 ${at(end)}" fill="none" stroke="${elementColourOf(giver.element, 'ink')}" stroke-dasharray="1.5 4.5" stroke-linecap="round"/>` +
    `<path d="M${at(middle, -6.5)}L${at(middle, 6.5)}" stroke="var(--seal-text)" stroke-width="2"/>`
  )
}

const STEPS = 40

/** Draws a brush stroke that tapers towards its end; the width at the start grows with the giver's share. */
function arcOf({ size, shares }: FiveElementCycleInput, giver: Place, taker: Place): string {
  const [start, end] = spanOf(size, giver, taker)
  const noise = createNoiseFunction(giver.element + taker.element)
  const [first, last] = [1.4 + shares[giver.element] * 26, 0.8]
  const edge = (side: number) =>
    Array.from({ length: STEPS + 1 }, (_, k) => {
      const u = k / STEPS
      const width = (first + (last - first) * u ** 0.8) * (1 + 0.16 * noise(u * 6, 2)) * Math.min(1, u * 9 + 0.35)
      return pointAt(size, start + (end - start) * u, (side * width) / 2)
        .map(formatTenths)
        .join(' ')
    })
  const head = (beyond: number, back: number) =>
    pointAt(size, end - back, beyond)
      .map(formatTenths)
      .join(' ')
  const ink = elementColourOf(giver.element, 'ink')
  return (
    `<path d="M${[...edge(1), ...edge(-1).reverse()].join('L')}Z" fill="${ink}" fill-opacity=".88"/>` +
    `<path d="M${head(3.4, 2.6)}L${head(0, -0.6)}L${head(-3.4, 2.6)}" fill="none" stroke="${ink}" stroke-width="1.2"/>`
  )
}

function ballAt({ element, x, y, radius }: Place, { self, prefix }: FiveElementCycleInput): string {
  const ball = `<g transform="translate(${formatTenths(x - radius)} ${formatTenths(y - radius)})">${drawElementBall(element, radius, 'flow', `${prefix}-${element}`)}</g>`
  return element === self
    ? `${ball}<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="${formatTenths(radius + 4.5)}" fill="none" stroke="var(--ink-1)" stroke-width=".9"/>`
    : ball
}
