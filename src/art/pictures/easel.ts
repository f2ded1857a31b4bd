import { formatHundredths } from '../drawings/markup.ts'
import { createNoiseFunction, createRandomGenerator } from '../drawings/noise.ts'
import { blendHexColours } from './colour.ts'
import { PALETTES, type Palette } from './data/palettes.ts'
import { computeChartTraits, type ChartTraits } from './reading.ts'
import { formatCoordinate } from './trace.ts'
import type { PictureRecipe, PictureSubject } from './subject.ts'

/** Drawing context that every part of a picture gets. */
export interface DrawingContext {
  /** Size of the grid; a unit is about one CSS pixel of the target screen. */
  readonly w: number
  readonly h: number
  /** Heights covered by the phone's clock and notch (`top`) and by its dock (`bottom`), in units. */
  readonly top: number
  readonly bottom: number
  readonly inks: Palette
  readonly isDark: boolean
  /** Colour of large solid areas such as bark and roofs: ink, in the dark scheme blended with paper so that it does not glow. */
  readonly mass: string
  readonly chart: ChartTraits
  /** Creates a random stream for a purpose; separate streams, so that a change in one part leaves the others unchanged. */
  readonly random: (purpose: string) => () => number
  /** Creates a random stream seeded by the chart and the purpose alone: the same in every picture of the chart. */
  readonly nature: (purpose: string) => () => number
  /** Paper colour tinted by the chart's light, the background of a fan or a scroll. */
  readonly lit: string
  readonly noise: (purpose: string) => (x: number, octaves?: number) => number
  /** Generates ids for gradients and clips, unique among the pictures of a page. */
  readonly name: () => string
  readonly seed: string
}

/** Area of the grid in units: constant, so that line widths look alike in every aspect ratio. */
const AREA = { portrait: 400 * 400, wallpaper: 400 * 866 }

export function createDrawingContext(kind: keyof typeof AREA, subject: PictureSubject, recipe: PictureRecipe): DrawingContext {
  const scale = Math.sqrt((recipe.width * recipe.height) / AREA[kind])
  const chart = computeChartTraits(subject)
  const inks = PALETTES[recipe.palette]![recipe.scheme]
  const seed = [kind, recipe.composition, recipe.seed, chart.light, ...chart.ganzhi].join('.')
  const random = (purpose: string) => createRandomGenerator(`${seed}.${purpose}`)
  const stamp = Math.floor(random([recipe.palette, recipe.scheme, recipe.width, recipe.height, chart.month].join())() * 36 ** 5).toString(
    36,
  )
  let count = 0
  return {
    w: recipe.width / scale,
    h: recipe.height / scale,
    top: recipe.safe_top / scale,
    bottom: recipe.safe_bottom / scale,
    inks,
    mass: recipe.scheme === 'dark' ? blendHexColours(inks.ink, inks.paper, 0.52) : inks.ink,
    isDark: recipe.scheme === 'dark',
    chart,
    random,
    nature: (purpose) => createRandomGenerator(`${chart.ganzhi.join('.')}.${purpose}`),
    lit: blendHexColours(inks.paper, inks.lights[chart.light], recipe.scheme === 'dark' ? 0.07 : 0.16),
    noise: (purpose) => createNoiseFunction(`${seed}.${purpose}`),
    name: () => `${stamp}-${(count++).toString(36)}`,
    seed,
  }
}

/** Wraps SVG markup into a complete SVG file. */
export function wrapSvgFile({ w, h }: DrawingContext, recipe: PictureRecipe, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${recipe.width}" height="${recipe.height}" ` +
    `viewBox="0 0 ${formatHundredths(w)} ${formatHundredths(h)}" preserveAspectRatio="none">${body}</svg>`
  )
}

/** Stop of a gradient: [offset, colour, opacity]. */
export type GradientStop = readonly [number, string, number?]

const stopsOf = (stops: readonly GradientStop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${formatHundredths(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${formatHundredths(opacity)}"` : ''}/>`,
    )
    .join('')

/** Creates a vertical gradient: `defs` is its definition, `fill` the reference to it. */
export function createVerticalGradient(
  easel: DrawingContext,
  y1: number,
  y2: number,
  stops: readonly GradientStop[],
): { defs: string; fill: string } {
  const name = easel.name()
  return {
    defs: `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${formatCoordinate(y1)}" y2="${formatCoordinate(y2)}">${stopsOf(stops)}</linearGradient>`,
    fill: `url(#${name})`,
  }
}

/** Creates a radial gradient from a centre outwards; result as of `fading`. */
export function createRadialGradient(
  easel: DrawingContext,
  x: number,
  y: number,
  r: number,
  stops: readonly GradientStop[],
): { defs: string; fill: string } {
  const name = easel.name()
  return {
    defs: `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}">${stopsOf(stops)}</radialGradient>`,
    fill: `url(#${name})`,
  }
}

/** Clips `body` to `shape` (path data). */
export function clipToPath(easel: DrawingContext, shape: string, body: string): string {
  const name = easel.name()
  return `<clipPath id="${name}"><path d="${shape}"/></clipPath><g clip-path="url(#${name})">${body}</g>`
}

/** Path data of a circle. Rounds the radius once, so that both half circles meet. */
export function createCirclePath(x: number, y: number, r: number): string {
  const half = Math.round(r * 10) / 10
  return `M${formatCoordinate(x - half)} ${formatCoordinate(y)}a${formatCoordinate(half)} ${formatCoordinate(half)} 0 1 0 ${formatCoordinate(2 * half)} 0a${formatCoordinate(half)} ${formatCoordinate(half)} 0 1 0 ${formatCoordinate(-2 * half)} 0Z`
}

/** Path data of a rectangle. */
export const createRectanglePath = (x: number, y: number, w: number, h: number) =>
  `M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(w)}v${formatCoordinate(h)}h${formatCoordinate(-w)}Z`

/** Draws one or more lines without a fill. */
export function drawStrokedPath(d: string, colour: string, width: number, opacity = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${formatHundredths(width)}"${opacity < 1 ? ` stroke-opacity="${formatHundredths(opacity)}"` : ''}${more}/>`
}

export function drawFilledPath(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${formatHundredths(opacity)}"` : ''}/>`
}

/** SVG attributes for round line ends and corners (twigs, people). */
export const ROUND_STROKE_ATTRIBUTES = ' stroke-linecap="round" stroke-linejoin="round"'
