import { computeContour, createRidgePath } from './landforms.ts'
import { formatHundredths, formatTenths, elementColourOf } from './markup.ts'
import { createNoiseFunction } from './noise.ts'

export interface MonthRidgeInput {
  /** Power values of the twelve months, 寅 to 丑. */
  readonly scores: readonly number[]
  readonly width: number
  readonly height: number
  readonly seed: string
  /** Prefix of ids inside the drawing. */
  readonly prefix: string
  /** Index in `scores` of the month to mark. */
  readonly present?: number | undefined
  /** true for a locked year: contours without a ridge, and no colour. */
  readonly isMist?: boolean
}

const STEP = 2
const CONTOURS = 14
/** Lowest and highest drawn power value; values outside are clamped. */
const [LOWEST, HIGHEST] = [20, 96]
/** Elements of spring, summer, autumn and winter. */
const SEASONS = ['wood', 'fire', 'metal', 'water'] as const

/** Draws a year as a ridge: heights by the months' power values, with contours and the blended colours of the seasons. */
export function drawMonthRidge(input: MonthRidgeInput): string {
  const { scores, width, height, prefix, present, isMist = false } = input
  const heightOf = (score: number) => height * (0.9 - (0.74 * (Math.min(HIGHEST, Math.max(LOWEST, score)) - LOWEST)) / (HIGHEST - LOWEST))
  const ridge = ridgeThrough(scores.map(heightOf), input)
  const lines = Array.from({ length: CONTOURS }, (_, k) => contourPath(ridge, k, height)).slice(isMist ? 2 : 0)
  const land = `<g fill="none" stroke="var(--ink-1)" stroke-linejoin="round">${lines.join('')}</g>`
  if (isMist) return land
  const area = `${createRidgePath(ridge, STEP)}L${formatTenths(width)} ${formatTenths(height)}L0 ${formatTenths(height)}Z`
  const wash = `<g mask="url(#${prefix}m)"><path d="${area}" fill="url(#${prefix}c)"/></g>`
  return washesOf(prefix, width, height) + wash + land + (present === undefined ? '' : markOf(present, input, ridge))
}

/** Computes a ridge through the heights: smooth between months, with the roughness of land. */
function ridgeThrough(heights: readonly number[], { width, seed }: MonthRidgeInput): number[] {
  const noise = createNoiseFunction(seed)
  const column = width / heights.length
  const at = (month: number) => heights[Math.max(0, Math.min(heights.length - 1, month))]!
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, i) => {
    const place = (i * STEP) / column - 0.5
    const month = Math.floor(place)
    const u = place - month
    return at(month) + (at(month + 1) - at(month)) * u * u * (3 - 2 * u) + noise((i * STEP) / 13, 4) * 2.4
  })
}

function contourPath(ridge: readonly number[], k: number, height: number): string {
  const line = createRidgePath(
    computeContour(ridge, k, (height / 36) * k * (1 + k * 0.05)).map((y) => Math.min(height, y)),
    STEP,
  )
  return `<path d="${line}" stroke-width="${k ? 0.6 : 1.3}" stroke-opacity="${k ? formatHundredths(0.55 * (1 - k / CONTOURS)) : 1}"/>`
}

/** Draws the colours of the seasons side by side, fading downwards. */
function washesOf(prefix: string, width: number, height: number): string {
  const stops = SEASONS.flatMap((element, i) =>
    [0.07, 0.18].map(
      (within) => `<stop offset="${formatHundredths(i * 0.25 + within)}" stop-color="${elementColourOf(element, 'land')}"/>`,
    ),
  )
  const fades = [
    [0.1, 0.85],
    [0.8, 0.14],
    [1, 0],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`)
  return (
    `<defs><linearGradient id="${prefix}c">${stops.join('')}</linearGradient>` +
    `<linearGradient id="${prefix}f" x1="0" x2="0" y1="0" y2="1">${fades.join('')}</linearGradient>` +
    `<mask id="${prefix}m"><rect width="${formatTenths(width)}" height="${formatTenths(height)}" fill="url(#${prefix}f)"/></mask></defs>`
  )
}

/** Draws a seal-red dot on the ridge, with a thread down to the month's name. */
function markOf(month: number, { scores, width, height }: MonthRidgeInput, ridge: readonly number[]): string {
  const x = ((month + 0.5) * width) / scores.length
  const y = ridge[Math.round(x / STEP)]!
  return (
    `<path d="M${formatTenths(x)} ${formatTenths(y)}V${formatTenths(height)}" stroke="var(--seal)" stroke-width="0.8" stroke-dasharray="2 3"/>` +
    `<circle cx="${formatTenths(x)}" cy="${formatTenths(y)}" r="4.5" fill="var(--seal)"/>`
  )
}
