import { fine } from '../drawings/markup.ts'
import { noiseOf, randomOf } from '../drawings/noise.ts'
import { blend } from './colour.ts'
import { PALETTES, type Palette } from './data/palettes.ts'
import { readingOf, type Reading } from './reading.ts'
import { formatCoordinate } from './trace.ts'
import type { PictureRecipe, PictureSubject } from './subject.ts'

/** What every part of a picture is drawn with. */
export interface Easel {
  /** Size of the grid: a unit is about a CSS pixel of the screen that the picture is for. */
  readonly w: number
  readonly h: number
  /** Covered by clock and notch, and by the dock, in units. */
  readonly top: number
  readonly bottom: number
  readonly inks: Palette
  readonly isDark: boolean
  /** What is drawn as a mass of ink: bark, roofs; by night it is no lamp. */
  readonly mass: string
  readonly chart: Reading
  /** Streams of chance, each for one purpose: a change in one part leaves the others as they are. */
  readonly random: (purpose: string) => () => number
  /** The same for what the chart alone settles: it stays when another picture of the same chart is asked for. */
  readonly nature: (purpose: string) => () => number
  /** Paper in the chart's light, for what a fan or a scroll lies on. */
  readonly lit: string
  readonly noise: (purpose: string) => (x: number, octaves?: number) => number
  /** Names for gradients and clips, unlike those of any other picture on the page. */
  readonly name: () => string
  readonly seed: string
}

/** Units of the grid's area: the same hand, whatever the picture's form. */
const AREA = { portrait: 400 * 400, wallpaper: 400 * 866 }

export function createEasel(kind: keyof typeof AREA, subject: PictureSubject, recipe: PictureRecipe): Easel {
  const scale = Math.sqrt((recipe.width * recipe.height) / AREA[kind])
  const chart = readingOf(subject)
  const inks = PALETTES[recipe.palette]![recipe.scheme]
  const seed = [kind, recipe.composition, recipe.seed, chart.light, ...chart.ganzhi].join('.')
  const random = (purpose: string) => randomOf(`${seed}.${purpose}`)
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
    mass: recipe.scheme === 'dark' ? blend(inks.ink, inks.paper, 0.52) : inks.ink,
    isDark: recipe.scheme === 'dark',
    chart,
    random,
    nature: (purpose) => randomOf(`${chart.ganzhi.join('.')}.${purpose}`),
    lit: blend(inks.paper, inks.lights[chart.light], recipe.scheme === 'dark' ? 0.07 : 0.16),
    noise: (purpose) => noiseOf(`${seed}.${purpose}`),
    name: () => `${stamp}-${(count++).toString(36)}`,
    seed,
  }
}

/** The whole file. */
export function sheetOf({ w, h }: Easel, recipe: PictureRecipe, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${recipe.width}" height="${recipe.height}" ` +
    `viewBox="0 0 ${fine(w)} ${fine(h)}" preserveAspectRatio="none">${body}</svg>`
  )
}

/** [offset, colour, opacity] */
export type Stop = readonly [number, string, number?]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${fine(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${fine(opacity)}"` : ''}/>`,
    )
    .join('')

/** A gradient from top to bottom; its definition, and how it is called in `fill`. */
export function fading(easel: Easel, y1: number, y2: number, stops: readonly Stop[]): { defs: string; fill: string } {
  const name = easel.name()
  return {
    defs: `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${formatCoordinate(y1)}" y2="${formatCoordinate(y2)}">${stopsOf(stops)}</linearGradient>`,
    fill: `url(#${name})`,
  }
}

/** A gradient from a centre outwards. */
export function glowing(easel: Easel, x: number, y: number, r: number, stops: readonly Stop[]): { defs: string; fill: string } {
  const name = easel.name()
  return {
    defs: `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}">${stopsOf(stops)}</radialGradient>`,
    fill: `url(#${name})`,
  }
}

/** `body`, seen through `shape` (path data). */
export function clipped(easel: Easel, shape: string, body: string): string {
  const name = easel.name()
  return `<clipPath id="${name}"><path d="${shape}"/></clipPath><g clip-path="url(#${name})">${body}</g>`
}

/** Path data of a circle. Its halves meet only when both are rounded alike. */
export function circle(x: number, y: number, r: number): string {
  const half = Math.round(r * 10) / 10
  return `M${formatCoordinate(x - half)} ${formatCoordinate(y)}a${formatCoordinate(half)} ${formatCoordinate(half)} 0 1 0 ${formatCoordinate(2 * half)} 0a${formatCoordinate(half)} ${formatCoordinate(half)} 0 1 0 ${formatCoordinate(-2 * half)} 0Z`
}

/** Path data of a box. */
export const box = (x: number, y: number, w: number, h: number) =>
  `M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(w)}v${formatCoordinate(h)}h${formatCoordinate(-w)}Z`

/** A line, or several: never filled. */
export function line(d: string, colour: string, width: number, opacity = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fine(width)}"${opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : ''}${more}/>`
}

export function area(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''}/>`
}

/** Round ends and corners, for twigs and people. */
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'
