import type { DayView } from '#readings/daily/index.ts'
import { powerSunOf, sunHeight } from '#art/drawings/power-sun.ts'
import { imageOf, tokenOf } from '../../art/painted.ts'
import { type PaperSize, paperOf, type Pen, write } from '../../art/paper-card.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import type { DayWords } from './day-card.ts'

/** Larger than any phone's screen shows; more would only take longer. */
const [MOST_WIDE, MOST_HIGH] = [1440, 3200]

/** The screen held upright, by its own pixels. @param ratio pixels in a CSS pixel */
export function lockScreenSize(screen: Pick<Screen, 'width' | 'height'>, ratio: number): PaperSize {
  const [width, height] = [Math.min(screen.width, screen.height), Math.max(screen.width, screen.height)]
  return { width, height, scale: Math.min(ratio, MOST_WIDE / width, MOST_HIGH / height) }
}

/** Shares of the height: above the first stands the clock, below the last are the phone's buttons. */
const [TOP, HORIZON, FOOT] = [0.37, 0.74, 0.79]
/** Shares of the width. */
const [EDGE, RADIUS] = [0.08, 0.27]

/** The day for the lock screen: its sentence, the sun on its ruler, date and pair between the clock and the buttons. */
export function lockScreenOf(view: DayView, words: DayWords, size: PaperSize): Promise<Blob> {
  const { width, height } = size
  const place = { left: EDGE * width, right: (1 - EDGE) * width, top: TOP * height, horizon: HORIZON * height, unit: width / 390 }
  return paperOf(size, [words.date, words.calendar, String(view.score), words.image, words.counsel, words.name], async (pen) => {
    const foot = { ...place, y: FOOT * height }
    await paintSun(pen, view, place)
    if (words.isUpright) paintColumns(pen, words, place)
    else paintLines(pen, words, place)
    write(pen, words.name, foot.left, foot.y, `400 ${13 * place.unit}px`, '--song', '--ink-3')
    write(pen, words.power, foot.right, foot.y, `400 ${13 * place.unit}px`, '--hei', '--ink-3', 'end')
  })
}

interface Place {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly horizon: number
  /** A pixel of a screen 390 wide. */
  readonly unit: number
}

async function paintSun(pen: Pen, { element, score, date }: DayView, { left, right, horizon, unit }: Place) {
  const radius = RADIUS * 390 * unit
  const rises = sunHeight(radius, score)
  const sun = await imageOf(powerSunOf(element, radius, score, isoOf(date), 'lock'), 2 * radius, rises)
  pen.drawImage(sun, left, horizon - rises, 2 * radius, rises)
  // A low sun has no room for the figure.
  const [y, ink] = score >= 52 ? [horizon - rises / 2, `--el-${element}-on`] : [horizon - rises - 12 * unit, '--ink-1']
  write(pen, String(score), left + radius, y, `300 ${60 * unit}px`, '--song', ink, 'center')
  pen.fillStyle = tokenOf('--ink-1')
  pen.fillRect(left, horizon, right - left, unit)
  pen.fillStyle = tokenOf('--seal')
  pen.fillRect(left + ((right - left) * score) / 100, horizon, 2 * unit, 14 * unit)
}

/** The sentence in columns from the right, as high as there is room above the ruler; the date stands at the left. */
function paintColumns(pen: Pen, { image, counsel, date, calendar }: DayWords, { left, right, top, horizon, unit }: Place) {
  const longest = Math.max(image.length, counsel.length)
  const step = Math.min(52 * unit, (horizon - top - 24 * unit) / longest)
  const size = step * 0.8
  ;[image, counsel].forEach((column, at) => {
    const x = right - size / 2 - at * step * 1.2
    const upright = [...column].entries()
    for (const [row, character] of upright)
      write(pen, character, x, top + size + row * step, `400 ${size}px`, '--song', '--ink-1', 'center')
  })
  paintDate(pen, [date, calendar], left, top, unit)
}

function paintLines(pen: Pen, { image, counsel, date, calendar }: DayWords, { left, right, top, unit }: Place) {
  paintDate(pen, [date, calendar], left, top, unit)
  const lines = [...image.split(/(?<=,) /).map((text) => ({ text, font: '300' })), { text: counsel, font: 'italic 300' }]
  pen.font = `300 ${32 * unit}px ${tokenOf('--song')}`
  const widest = Math.max(...lines.map(({ text }) => pen.measureText(text).width))
  const size = 32 * unit * Math.min(1, (right - left) / widest)
  lines.forEach(({ text, font }, at) =>
    write(pen, text, left, top + 84 * unit + at * size * 1.25, `${font} ${size}px`, '--song', '--ink-1'),
  )
}

function paintDate(pen: Pen, [date, calendar]: readonly [string, string], x: number, top: number, unit: number) {
  write(pen, date, x, top + 18 * unit, `400 ${19 * unit}px`, '--song', '--ink-1')
  write(pen, calendar, x, top + 44 * unit, `400 ${14 * unit}px`, '--song', '--ink-3')
}
