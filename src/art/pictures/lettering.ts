import { formatHundredths } from '../drawings/markup.ts'
import type { DrawingContext } from './easel.ts'

/** Font families: Song for titles and texts, Hei for calendars. */
const FACES = { song: 'Mingshu Song', hei: 'Mingshu Hei' } as const

/** Whether all characters of the text may be set vertically. */
export const canSetVertically = (text: string) => /^[\p{Script=Han}〇○·]+$/u.test(text)

/** Width classes of characters that are not square; `measureTextWidth` rounds their widths up from Source Serif and Source Sans. */
const NARROW = /[ijltfrI.,:;'’‘|!() ]/
const WIDE = /[mwMWQGO@%—&]/
const CAPITAL = /[A-Z0-9]/

/** Upper bound of a line's width, in units. */
export function measureTextWidth(text: string, size: number): number {
  let ems = 0
  for (const char of text) {
    if (char.codePointAt(0)! >= 0x2e80) ems += 1
    else if (NARROW.test(char)) ems += 0.38
    else if (WIDE.test(char)) ems += 0.94
    else ems += CAPITAL.test(char) ? 0.7 : 0.58
  }
  return ems * size
}

/** Largest font size up to `size` at which a line fits into the width `room`. */
export const computeFittingFontSize = (text: string, size: number, room: number) =>
  Math.min(size, (size * room) / Math.max(1, measureTextWidth(text, size)))

export interface TextLineOptions {
  readonly x: number
  /** Vertical position of the baseline. */
  readonly y: number
  readonly size: number
  readonly colour: string
  readonly face?: keyof typeof FACES
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly opacity?: number
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Draws a line of text. */
export function drawTextLine(
  text: string,
  { x, y, size, colour, face = 'song', anchor = 'start', weight = 400, opacity = 1 }: TextLineOptions,
): string {
  return (
    `<text x="${formatHundredths(x)}" y="${formatHundredths(y)}" font-family="${FACES[face]}" font-size="${formatHundredths(size)}" font-weight="${weight}" fill="${colour}"` +
    `${opacity < 1 ? ` fill-opacity="${formatHundredths(opacity)}"` : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(text)}</text>`
  )
}

/** Splits a text into cells of a column: a character, a number of up to two digits, or a space; undefined if it cannot be vertical. */
export function splitIntoColumnCells(text: string): readonly string[] | undefined {
  const cells = text.replaceAll(/[\s，、。·]+/g, '　').match(/\d+|./gu) ?? []
  return cells.every((cell) => cell === '　' || canSetVertically(cell) || /^\d{1,2}$/.test(cell)) ? cells : undefined
}

/** Draws a column of cells from `top`, centred on x: one text element per cell, since not every renderer supports vertical text. */
export function drawTextColumn(
  text: Iterable<string>,
  x: number,
  top: number,
  size: number,
  pitch: number,
  colour: string,
  weight = 400,
): string {
  return [...text]
    .map((char, i) => drawTextLine(char, { x, y: top + size * 0.88 + i * size * pitch, size, colour, anchor: 'middle', weight }))
    .join('')
}

/** Height of a column in units; `pitch` is the distance between cells in ems. */
export const computeColumnHeight = (text: Iterable<string>, size: number, pitch: number) => (([...text].length - 1) * pitch + 1) * size

/** Side margin of a picture, in units. */
export const marginOf = ({ w, h }: DrawingContext) => Math.min(w, h) * 0.075
