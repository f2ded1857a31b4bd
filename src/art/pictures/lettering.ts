import { fine } from '../drawings/markup.ts'
import type { Easel } from './easel.ts'

/** Song for what is read as a title, Hei for small figures. */
const FACES = { song: 'Mingshu Song', hei: 'Mingshu Hei' } as const

/** Whether all of it may stand upright in a column. */
export const isHan = (text: string) => /^[\p{Script=Han}〇○·]+$/u.test(text)

/** Widths in ems of what is not as wide as it is high, on the safe side of Source Serif and Source Sans. */
const NARROW = /[ijltfrI.,:;'’‘|!() ]/
const WIDE = /[mwMWQGO@%—&]/
const CAPITAL = /[A-Z0-9]/

/** Width of a line in units, never less than it takes. */
export function widthOf(text: string, size: number): number {
  let ems = 0
  for (const char of text) {
    if (char.codePointAt(0)! >= 0x2e80) ems += 1
    else if (NARROW.test(char)) ems += 0.38
    else if (WIDE.test(char)) ems += 0.94
    else ems += CAPITAL.test(char) ? 0.7 : 0.58
  }
  return ems * size
}

/** The largest size up to `size` at which a line is no wider than `room`. */
export const fitted = (text: string, size: number, room: number) => Math.min(size, (size * room) / Math.max(1, widthOf(text, size)))

export interface Lettering {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly face?: keyof typeof FACES
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly opacity?: number
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A line of writing. */
export function written(
  text: string,
  { x, y, size, colour, face = 'song', anchor = 'start', weight = 400, opacity = 1 }: Lettering,
): string {
  return (
    `<text x="${fine(x)}" y="${fine(y)}" font-family="${FACES[face]}" font-size="${fine(size)}" font-weight="${weight}" fill="${colour}"` +
    `${opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(text)}</text>`
  )
}

/** What stands in each place of a column: a character, a number of two figures at most, or nothing; undefined for what cannot stand upright. */
export function cellsOf(text: string): readonly string[] | undefined {
  const cells = text.replaceAll(/[\s，、。·]+/g, '　').match(/\d+|./gu) ?? []
  return cells.every((cell) => cell === '　' || isHan(cell) || /^\d{1,2}$/.test(cell)) ? cells : undefined
}

/** A column of cells, the first one's top at `top`, its middle at x. Line by line, since not every renderer turns lines. */
export function columnOf(
  text: Iterable<string>,
  x: number,
  top: number,
  size: number,
  pitch: number,
  colour: string,
  weight = 400,
): string {
  return [...text]
    .map((char, i) => written(char, { x, y: top + size * 0.88 + i * size * pitch, size, colour, anchor: 'middle', weight }))
    .join('')
}

/** Height of a column. */
export const columnHeight = (text: Iterable<string>, size: number, pitch: number) => (([...text].length - 1) * pitch + 1) * size

/** What stays free at the sides. */
export const marginOf = ({ w, h }: Easel) => Math.min(w, h) * 0.075
