import { column, columnHeight, fitted, isHan, written } from './lettering.ts'
import { stampOf } from './stamp.ts'
import type { Easel } from './easel.ts'
import type { PictureWords } from './subject.ts'

export interface Signed {
  /** Middle of the column of name and seal. */
  readonly x: number
  readonly top: number
  /** Side of the seal. */
  readonly side: number
  /** Width that a level name may take. */
  readonly room: number
}

/** Name and seal as a painting is signed: a column over the seal, or a line beneath it. */
export function signatureOf(easel: Easel, { name }: PictureWords, { x, top, side, room }: Signed): string {
  const { inks } = easel
  if (name === undefined || name === '') return stampOf(easel, x - side / 2, top, side)
  const size = side * 0.36
  if (isHan(name) && [...name].length <= 6)
    return column(name, x, top, size, 1.2, inks.ink) + stampOf(easel, x - side / 2, top + columnHeight(name, size, 1.2) + size * 0.5, side)
  const fit = fitted(name, size, room)
  return (
    stampOf(easel, x - side / 2, top, side) + written(name, { x, y: top + side + fit * 1.5, size: fit, colour: inks.ink, anchor: 'middle' })
  )
}
