import type { DayReading } from '#readings/daily/index.ts'
import {
  renderSvgImage,
  getStyleToken,
  CARD_CONTENT_EDGES,
  paintSharePicture,
  type CanvasContext,
  drawCanvasText,
} from '../../art/paper-card.ts'
import { drawPowerSun, computeSunHeight } from '#art/drawings/power-sun.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'

/** Texts of the day card in the user's language. */
export interface DayCardText {
  readonly date: string
  /** Day pillar, lunar date and solar term. */
  readonly calendar: string
  readonly image: string
  readonly counsel: string
  readonly power: string
  readonly lists: readonly { readonly title: string; readonly isGood: boolean; readonly items: readonly string[] }[]
  readonly name: string
  readonly note: string
  /** Whether the sentence is set in vertical columns from right to left; otherwise in lines. */
  readonly isUpright: boolean
}

const { edge: EDGE, end: END } = CARD_CONTENT_EDGES
const RADIUS = 145
/** Y coordinate of the ruler, on which the sun is drawn. */
const HORIZON = 440

/** Draws the day as an image for sharing. */
export function drawDayCard(view: DayReading, text: DayCardText): Promise<Blob> {
  const items = text.lists.flatMap((list) => list.items)
  return paintSharePicture([text.date, text.image, text.counsel, text.power, ...items], text, async (pen) => {
    await paintSun(pen, view, text)
    paintRuler(pen, view.score)
    drawCanvasText(pen, text.date, EDGE, 64, '500 24px', '--song', '--ink-1')
    if (text.isUpright) paintColumns(pen, text)
    else paintLines(pen, text)
    text.lists.forEach((list, at) => paintList(pen, list, HORIZON + 64 + at * 72))
  })
}

async function paintSun(pen: CanvasContext, { element, score, date }: DayReading, text: DayCardText) {
  const height = computeSunHeight(RADIUS, score)
  const left = text.isUpright ? EDGE : END - 2 * RADIUS
  const sun = await renderSvgImage(drawPowerSun(element, RADIUS, score, formatIsoDate(date), 'card'), 2 * RADIUS, height)
  pen.drawImage(sun, left, HORIZON - height, 2 * RADIUS, height)
  // The sun of a low score shows too little above the ruler for the number, which is then above the sun.
  const [y, ink] = score >= 52 ? [HORIZON - height / 2, `--el-${element}-on`] : [HORIZON - height - 16, '--ink-1']
  drawCanvasText(pen, String(score), left + RADIUS, y, '300 76px', '--song', ink, 'center')
  const [x, align] = text.isUpright ? ([END, 'end'] as const) : ([EDGE, 'start'] as const)
  drawCanvasText(pen, text.power, x, HORIZON - 14, '400 16px', '--hei', '--ink-2', align)
}

function paintRuler(pen: CanvasContext, score: number) {
  const xOf = (value: number) => EDGE + ((END - EDGE) * value) / 100
  const line = (value: number, height: number, ink: string, width: number) => {
    pen.fillStyle = getStyleToken(ink)
    pen.fillRect(xOf(value) - width / 2, HORIZON, width, height)
  }
  pen.fillStyle = getStyleToken('--ink-1')
  pen.fillRect(EDGE, HORIZON, END - EDGE, 1)
  for (let value = 0; value <= 100; value += 2) line(value, value % 10 === 0 ? 12 : 8, value > score ? '--line-2' : '--ink-1', 1)
  line(score, 18, '--seal', 2)
}

/** Draws the image phrase as the right column and the counsel left of it. */
function paintColumns(pen: CanvasContext, { image, counsel }: DayCardText) {
  ;[image, counsel].forEach((column, at) => {
    const x = END - 30 - at * 84
    ;[...column].forEach((character, row) => drawCanvasText(pen, character, x, 96 + row * 74, '400 60px', '--song', '--ink-1', 'center'))
  })
}

function paintLines(pen: CanvasContext, { image, counsel }: DayCardText) {
  const lines = image.split(/(?<=,) /)
  lines.forEach((line, at) => drawCanvasText(pen, line, EDGE, 124 + at * 50, '300 42px', '--song', '--ink-1'))
  drawCanvasText(pen, counsel, EDGE, 124 + lines.length * 50, 'italic 300 42px', '--song', '--ink-1')
}

/** Draws a list's title and as many items as fit on the line. */
function paintList(pen: CanvasContext, { title, isGood, items }: DayCardText['lists'][number], y: number) {
  drawCanvasText(pen, title, EDGE, y, '500 24px', '--song', isGood ? '--seal' : '--ink-1')
  let x = EDGE + Math.max(56, pen.measureText(title).width + 24)
  for (const item of items) {
    pen.font = `400 19px ${getStyleToken('--song')}`
    const { width } = pen.measureText(item)
    if (x + width > END) return
    drawCanvasText(pen, item, x, y, '400 19px', '--song', '--ink-2')
    x += width + 20
  }
}
