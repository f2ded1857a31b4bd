import { formatHundredths } from '../drawings/markup.ts'
import {
  drawFilledPath,
  createRectanglePath,
  createCirclePath,
  createVerticalGradient,
  createRadialGradient,
  drawStrokedPath,
  type DrawingContext,
} from './easel.ts'
import { computeFittingFontSize, marginOf, drawTextLine } from './lettering.ts'
import { formatCoordinate } from './trace.ts'
import type { MonthCalendarPage } from './subject.ts'

/** Draws the month as a grid with its lower edge at `bottom`; days of solar terms are red and named. */
export function drawCalendarSheet(easel: DrawingContext, month: MonthCalendarPage, bottom: number): string {
  const { w, h, inks } = easel
  const wide = Math.min(w - 2 * marginOf(easel), h > w ? w : h * 0.62)
  const left = h > w ? (w - wide) / 2 : w - marginOf(easel) - wide
  const cell = wide / 7
  const rows = Math.ceil((month.firstWeekday + month.days) / 7)
  const pitch = Math.min(cell * 0.62, h * (h > w ? 0.031 : 0.044))
  const size = Math.min(13, pitch * 0.56)
  const head = bottom - pitch * rows
  const x = (columnAt: number) => left + cell * (columnAt + 0.5)
  const centred = { anchor: 'middle', face: 'hei' } as const
  const names = month.weekdays
    .map((name, i) =>
      drawTextLine(name, {
        ...centred,
        x: x(i),
        y: head - pitch * 0.34,
        size: computeFittingFontSize(name, size * 0.78, cell * 0.9),
        colour: inks.soft,
      }),
    )
    .join('')
  const days = Array.from({ length: month.days }, (_, i) => {
    const cellAt = month.firstWeekday + i
    const term = month.solarTerms.find(({ day }) => day === i + 1)
    const y = head + pitch * (Math.floor(cellAt / 7) + 0.62)
    const colour = term ? inks.seal : inks.ink
    const day = drawTextLine(String(i + 1), { ...centred, x: x(cellAt % 7), y, size, colour })
    if (!term) return day
    return (
      day +
      drawTextLine(term.name, {
        ...centred,
        x: x(cellAt % 7),
        y: y + size * 0.74,
        size: computeFittingFontSize(term.name, size * 0.62, cell * 0.94),
        colour,
      })
    )
  })
  const title = drawTextLine(month.title, {
    x: left + cell * 0.12,
    y: head - pitch * 1.3,
    size: computeFittingFontSize(month.title, size * 1.25, wide * 0.9),
    colour: inks.ink,
  })
  const rule =
    drawStrokedPath(`M${formatCoordinate(left)} ${formatCoordinate(head - pitch * 1.02)}h${formatCoordinate(wide)}`, inks.ink, 1.2) +
    drawStrokedPath(`M${formatCoordinate(left)} ${formatHundredths(head - pitch * 1.02 + 2.8)}h${formatCoordinate(wide)}`, inks.ink, 0.5)
  const quiet =
    h > w ? veilBelow(easel, head - pitch * 3.6, head - pitch * 0.6) : veilRound(easel, left + wide / 2, (head + bottom) / 2, wide * 0.8)
  return `${quiet}<g>${title}${rule}${names}${days.join('')}</g>`
}

/** Fades the picture below y `from`, for a calendar in a tall picture; `to` is the y from which the veil is densest. */
function veilBelow(easel: DrawingContext, from: number, to: number): string {
  const { w, h, inks } = easel
  const veil = createVerticalGradient(easel, from, to, [
    [0, inks.paper, 0],
    [0.62, inks.paper, 0.8],
    [1, inks.paper, 0.92],
  ])
  return `<defs>${veil.defs}</defs>${drawFilledPath(createRectanglePath(0, from, w, h - from), veil.fill)}`
}

function veilRound(easel: DrawingContext, x: number, y: number, r: number): string {
  const { paper } = easel.inks
  const veil = createRadialGradient(easel, x, y, r, [
    [0.55, paper, 0.86],
    [1, paper, 0],
  ])
  return `<defs>${veil.defs}</defs>${drawFilledPath(createCirclePath(x, y, r), veil.fill)}`
}
