import {
  breakLines,
  renderSvgImage,
  getStyleToken,
  CARD_CONTENT_EDGES,
  paintSharePicture,
  type CanvasContext,
  drawCanvasText,
} from '../../art/paper-card.ts'
import { drawMonthRidge } from '#art/drawings/month-ridge.ts'
import { drawPillarSeal } from '#art/drawings/seal.ts'

/** Content of the picture that shares a year. */
export interface YearPictureContent {
  readonly title: string
  readonly line: string
  /** Pillar of the year in Chinese characters. */
  readonly pillar: string
  readonly isUpright: boolean
  readonly scores: readonly number[]
  readonly isMist: boolean
  readonly seed: string
  /** The owner's four pillars, drawn in the seal. */
  readonly pillars: readonly string[]
  /** Branches of the months, labels below the ridge, from 寅 to 丑. */
  readonly months: readonly string[]
  readonly name: string
  readonly note: string
}

const { edge: EDGE, end: END } = CARD_CONTENT_EDGES
const WIDTH = END - EDGE
const RIDGE = { top: 330, height: 200 } as const
const SEAL = 56

/** Paints a year as a picture for sharing: title, main sentence, pillar, month ridge and the owner's seal. */
export function paintYearPicture(year: YearPictureContent): Promise<Blob> {
  return paintSharePicture([year.title, year.line, year.pillar, ...year.months], year, async (pen) => {
    drawCanvasText(pen, year.title, EDGE, 64, '500 24px', '--song', '--ink-3')
    paintLine(pen, year)
    paintPillar(pen, year)
    await paintRidge(pen, year)
    const seal = await renderSvgImage(`<g transform="scale(${SEAL / 100})">${drawPillarSeal(year.pillars, true)}</g>`, SEAL, SEAL)
    pen.drawImage(seal, EDGE, RIDGE.top - SEAL - 20, SEAL, SEAL)
  })
}

/** Paints the main sentence over the full width; narrower if the pillar beside it is vertical. */
function paintLine(pen: CanvasContext, { line, isUpright }: YearPictureContent) {
  const [font, step, width] = isUpright ? ['400 36px', 52, WIDTH - 120] : ['300 34px', 42, WIDTH]
  pen.font = `${font} ${getStyleToken('--song')}`
  const lines = breakLines(line, width, (text) => pen.measureText(text).width)
  lines.forEach((text, at) => drawCanvasText(pen, text, EDGE, 128 + at * step, font, '--song', '--ink-1'))
}

function paintPillar(pen: CanvasContext, { pillar, isUpright }: YearPictureContent) {
  if (!isUpright) return drawCanvasText(pen, pillar, END, RIDGE.top - 28, '400 48px', '--song', '--ink-1', 'end')
  ;[...pillar].forEach((character, at) => drawCanvasText(pen, character, END, 128 + at * 92, '400 84px', '--song', '--ink-1', 'end'))
}

async function paintRidge(pen: CanvasContext, { scores, isMist, seed, months }: YearPictureContent) {
  const land = drawMonthRidge({ scores, width: WIDTH, height: RIDGE.height, seed, prefix: 'year', isMist })
  pen.drawImage(await renderSvgImage(land, WIDTH, RIDGE.height), EDGE, RIDGE.top, WIDTH, RIDGE.height)
  pen.fillStyle = getStyleToken('--ink-1')
  pen.fillRect(EDGE, RIDGE.top + RIDGE.height, WIDTH, 1)
  months.forEach((month, at) =>
    drawCanvasText(
      pen,
      month,
      EDGE + ((at + 0.5) * WIDTH) / months.length,
      RIDGE.top + RIDGE.height + 28,
      '400 18px',
      '--song',
      '--ink-2',
      'center',
    ),
  )
}
