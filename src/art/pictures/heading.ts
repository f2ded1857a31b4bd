import {
  splitIntoColumnCells,
  drawTextColumn,
  computeColumnHeight,
  computeFittingFontSize,
  canSetVertically,
  marginOf,
  drawTextLine,
} from './lettering.ts'
import { drawChartSeal } from './stamp.ts'
import type { DrawingContext } from './easel.ts'
import type { PictureTexts } from './subject.ts'

/** A drawn heading with the left and lower edge of its area (at the upper right). */
export interface DrawnHeading {
  readonly svg: string
  readonly left: number
  readonly bottom: number
}

/** Draws the month's pillar and other texts at the upper right, followed by the chart's seal, as on a painting. */
export function drawHeading(easel: DrawingContext, words: PictureTexts): DrawnHeading {
  const month = words.month ?? ''
  return canSetVertically(month) && month.length <= 6 ? upright(easel, words, month) : level(easel, words, month)
}

const topOf = (easel: DrawingContext) => Math.max(easel.top, marginOf(easel) * 0.5) + marginOf(easel) * 0.9

/** Draws the vertical layout, columns from the right: month and seal, almanac text, name. */
function upright(easel: DrawingContext, { almanac, name }: PictureTexts, month: string): DrawnHeading {
  const { w, h, inks } = easel
  const short = Math.min(w, h)
  const top = topOf(easel)
  const size = Math.min(short * 0.135, (h * 0.3) / month.length)
  const x = w - marginOf(easel) - size / 2
  const seal = size * 0.74
  let svg = drawTextColumn(month, x, top, size, 1.14, inks.ink, 300)
  const below = top + computeColumnHeight(month, size, 1.14) + size * 0.34
  svg += drawChartSeal(easel, x - seal / 2, below, seal)
  const small = Math.max(10.5, short * 0.031)
  let left = x - size / 2
  let bottom = below + seal
  for (const text of [almanac, name]) {
    if (!text) continue
    const cells = splitIntoColumnCells(text)
    if (cells) {
      left -= small * 1.9
      const fit = Math.min(small, (h * 0.4) / (cells.length * 1.24))
      svg += drawTextColumn(cells, left + small * 0.5, top + size * 0.06, fit, 1.24, inks.soft)
    } else {
      bottom += small * 1.9
      svg += drawTextLine(text, {
        x: w - marginOf(easel),
        y: bottom,
        size: computeFittingFontSize(text, small, w * 0.6),
        colour: inks.soft,
        anchor: 'end',
      })
    }
  }
  return { svg, left: left - small, bottom }
}

/** Draws the horizontal layout, aligned to the right margin: month, parts of the almanac text, name, seal. */
function level(easel: DrawingContext, { almanac, name }: PictureTexts, month: string): DrawnHeading {
  const { w, h, inks } = easel
  const short = Math.min(w, h)
  const x = w - marginOf(easel)
  const room = Math.min(w * 0.62, short * 1.1)
  let y = topOf(easel)
  let svg = ''
  if (month) {
    const size = computeFittingFontSize(month, short * 0.1, room)
    y += size * 0.8
    svg += drawTextLine(month, { x, y, size, colour: inks.ink, anchor: 'end', weight: 300 })
  }
  const small = Math.max(10.5, short * 0.031)
  for (const text of [...(almanac?.split(' · ') ?? []), name]) {
    if (!text) continue
    y += small * 1.75
    svg += drawTextLine(text, { x, y, size: computeFittingFontSize(text, small, room), colour: inks.soft, anchor: 'end' })
  }
  const seal = short * 0.092
  y += short * 0.045
  return { svg: svg + drawChartSeal(easel, x - seal, y, seal), left: x - room, bottom: y + seal }
}
