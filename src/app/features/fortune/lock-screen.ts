import type { DayReading } from '#readings/daily/index.ts'
import { drawPowerSun, computeSunHeight } from '#art/drawings/power-sun.ts'
import {
  renderSvgImage,
  getStyleToken,
  type PictureSize,
  paintPaperPicture,
  type CanvasContext,
  drawCanvasText,
} from '../../art/paper-card.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import type { DayCardText } from './day-card.ts'

/** Maximum size in pixels: larger than any phone screen. */
const [MAX_WIDTH, MAX_HEIGHT] = [1440, 3200]

/** Computes the size of the screen in portrait orientation. @param ratio device pixels per CSS pixel */
export function computeLockScreenSize(screen: Pick<Screen, 'width' | 'height'>, ratio: number): PictureSize {
  const [width, height] = [Math.min(screen.width, screen.height), Math.max(screen.width, screen.height)]
  return { width, height, scale: Math.min(ratio, MAX_WIDTH / width, MAX_HEIGHT / height) }
}

/** Fractions of the height: the phone's clock is above TOP, its buttons below FOOT. */
const [TOP, HORIZON, FOOT] = [0.37, 0.74, 0.79]
/** Margin and radius of the sun, as fractions of the width. */
const [EDGE, RADIUS] = [0.08, 0.27]

/** Draws the day for a lock screen: sentence, sun, ruler, date and pair between the clock and the buttons. */
export function drawLockScreenImage(view: DayReading, text: DayCardText, size: PictureSize): Promise<Blob> {
  const { width, height } = size
  const place = { left: EDGE * width, right: (1 - EDGE) * width, top: TOP * height, horizon: HORIZON * height, unit: width / 390 }
  return paintPaperPicture(size, [text.date, text.calendar, String(view.score), text.image, text.counsel, text.name], async (pen) => {
    const foot = { ...place, y: FOOT * height }
    await paintSun(pen, view, place)
    if (text.isUpright) paintColumns(pen, text, place)
    else paintLines(pen, text, place)
    drawCanvasText(pen, text.name, foot.left, foot.y, `400 ${13 * place.unit}px`, '--song', '--ink-3')
    drawCanvasText(pen, text.power, foot.right, foot.y, `400 ${13 * place.unit}px`, '--hei', '--ink-3', 'end')
  })
}

interface Place {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly horizon: number
  /** Length unit: 1/390 of the picture's width, one pixel of a screen 390 pixels wide. */
  readonly unit: number
}

async function paintSun(pen: CanvasContext, { element, score, date }: DayReading, { left, right, horizon, unit }: Place) {
  const radius = RADIUS * 390 * unit
  const rises = computeSunHeight(radius, score)
  const sun = await renderSvgImage(drawPowerSun(element, radius, score, formatIsoDate(date), 'lock'), 2 * radius, rises)
  pen.drawImage(sun, left, horizon - rises, 2 * radius, rises)
  // The sun of a low score shows too little above the ruler for the number, which is then above the sun.
  const [y, ink] = score >= 52 ? [horizon - rises / 2, `--el-${element}-on`] : [horizon - rises - 12 * unit, '--ink-1']
  drawCanvasText(pen, String(score), left + radius, y, `300 ${60 * unit}px`, '--song', ink, 'center')
  pen.fillStyle = getStyleToken('--ink-1')
  pen.fillRect(left, horizon, right - left, unit)
  pen.fillStyle = getStyleToken('--seal')
  pen.fillRect(left + ((right - left) * score) / 100, horizon, 2 * unit, 14 * unit)
}

/** Draws the sentence in columns from the right, scaled to the height above the ruler, and the date at the left. */
function paintColumns(pen: CanvasContext, { image, counsel, date, calendar }: DayCardText, { left, right, top, horizon, unit }: Place) {
  const longest = Math.max(image.length, counsel.length)
  const step = Math.min(52 * unit, (horizon - top - 24 * unit) / longest)
  const size = step * 0.8
  ;[image, counsel].forEach((column, at) => {
    const x = right - size / 2 - at * step * 1.2
    const upright = [...column].entries()
    for (const [row, character] of upright)
      drawCanvasText(pen, character, x, top + size + row * step, `400 ${size}px`, '--song', '--ink-1', 'center')
  })
  paintDate(pen, [date, calendar], left, top, unit)
}

function paintLines(pen: CanvasContext, { image, counsel, date, calendar }: DayCardText, { left, right, top, unit }: Place) {
  paintDate(pen, [date, calendar], left, top, unit)
  const lines = [...image.split(/(?<=,) /).map((text) => ({ text, font: '300' })), { text: counsel, font: 'italic 300' }]
  pen.font = `300 ${32 * unit}px ${getStyleToken('--song')}`
  const widest = Math.max(...lines.map(({ text }) => pen.measureText(text).width))
  const size = 32 * unit * Math.min(1, (right - left) / widest)
  lines.forEach(({ text, font }, at) =>
    drawCanvasText(pen, text, left, top + 84 * unit + at * size * 1.25, `${font} ${size}px`, '--song', '--ink-1'),
  )
}

function paintDate(pen: CanvasContext, [date, calendar]: readonly [string, string], x: number, top: number, unit: number) {
  drawCanvasText(pen, date, x, top + 18 * unit, `400 ${19 * unit}px`, '--song', '--ink-1')
  drawCanvasText(pen, calendar, x, top + 44 * unit, `400 ${14 * unit}px`, '--song', '--ink-3')
}
