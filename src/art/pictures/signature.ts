import { computeColumnHeight, drawTextColumn, computeFittingFontSize, canSetVertically, drawTextLine } from './lettering.ts'
import { drawChartSeal } from './stamp.ts'
import type { DrawingContext } from './easel.ts'
import type { PictureTexts } from './subject.ts'

export interface SignaturePlacement {
  /** x of the middle of name and seal. */
  readonly x: number
  readonly top: number
  /** Side length of the seal. */
  readonly side: number
  /** Maximum width of a horizontal name. */
  readonly room: number
}

/** Draws name and seal: the name in a column above the seal, or in a line below the seal; never beyond the sheet. */
export function drawSignature(easel: DrawingContext, { name = '' }: PictureTexts, { x, top, side, room }: SignaturePlacement): string {
  const { w, h, inks } = easel
  const size = side * 0.36
  const isUpright = canSetVertically(name) && [...name].length <= 6
  const column = isUpright ? computeColumnHeight(name, size, 1.2) + size * 0.5 : 0
  const line = name !== '' && !isUpright ? size * 1.9 : 0
  const from = Math.max(4, Math.min(top, h - 6 - column - side - line))
  const seal = drawChartSeal(easel, x - side / 2, from + column, side)
  if (isUpright) return drawTextColumn(name, x, from, size, 1.2, inks.ink) + seal
  if (line === 0) return seal
  const fit = computeFittingFontSize(name, size, Math.min(room, 2 * Math.min(x, w - x) - 8))
  return seal + drawTextLine(name, { x, y: from + side + fit * 1.5, size: fit, colour: inks.ink, anchor: 'middle' })
}
