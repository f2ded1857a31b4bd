import { deriveHexagrams } from '#readings/changes/cast/index.ts'
import {
  breakLines,
  renderSvgImage,
  getStyleToken,
  CARD_CONTENT_EDGES,
  paintSharePicture,
  type CanvasContext,
  drawCanvasText,
} from '../../../art/paper-card.ts'
import { HEXAGRAM_BOX, drawHexagram } from '#art/drawings/hexagram.ts'

/** Content of the picture of an answer. */
export interface AnswerPictureContent {
  /** Name of the character that answered. */
  readonly title: string
  readonly question: string
  /** Names of the cast hexagrams, or the number of the drawn lot; '' without either. */
  readonly drawn: string
  readonly cast: readonly number[] | null
  readonly line: string
  readonly deed: string
  readonly name: string
  readonly note: string
}

const { edge: EDGE, end: END } = CARD_CONTENT_EDGES
const BOTTOM = 600

/** Paints an answer as a picture for sharing: the question, the hexagram, the main sentence, the suggested action. */
export function paintAnswerPicture(card: AnswerPictureContent): Promise<Blob> {
  return paintSharePicture([card.title, card.question, card.drawn, card.line, card.deed], card, async (pen) => {
    drawCanvasText(pen, card.title, EDGE, 64, '500 24px', '--song', '--ink-3')
    let y = paragraph(pen, card.question, 108, { font: '400 22px', step: 34, face: '--hei', ink: '--ink-2' }, 3)
    y = await paintDrawn(pen, card, y + 8)
    y = paragraph(pen, card.line, y + 48, { font: '400 30px', step: 46, face: '--song', ink: '--ink-1' }, card.cast ? 4 : 7)
    if (card.deed && y < BOTTOM - 40) paragraph(pen, card.deed, y + 20, { font: '400 20px', step: 32, face: '--kai', ink: '--ink-2' }, 3)
  })
}

interface TextStyle {
  readonly font: string
  readonly step: number
  readonly face: string
  readonly ink: string
}

/** Breaks a text into lines and writes those that fit above `BOTTOM`, at most `most`. @returns the y coordinate below the last line */
function paragraph(pen: CanvasContext, text: string, top: number, { font, step, face, ink }: TextStyle, most: number): number {
  pen.font = `${font} ${getStyleToken(face)}`
  const all = breakLines(text, END - EDGE, (part) => pen.measureText(part).width)
  const fitting = Math.max(1, Math.min(most, Math.floor((BOTTOM - top) / step)))
  const lines = all.slice(0, fitting)
  lines.forEach((line, at) => {
    const isCut = at === lines.length - 1 && all.length > lines.length
    drawCanvasText(pen, isCut ? `${line.slice(0, -1)}…` : line, EDGE, top + at * step, font, face, ink)
  })
  return top + lines.length * step
}

async function paintDrawn(pen: CanvasContext, { cast, drawn }: AnswerPictureContent, top: number): Promise<number> {
  if (!drawn) return top
  if (!cast) {
    drawCanvasText(pen, drawn, EDGE, top + 20, '400 20px', '--song', '--ink-3')
    return top + 28
  }
  const { original, moving } = deriveHexagrams(cast)
  const lines = [...original.bits].map((bit) => bit === '1')
  const { width, height } = HEXAGRAM_BOX
  const markup = `<g color="var(--ink-1)">${drawHexagram(
    lines,
    moving.map((line) => line - 1),
  )}</g>`
  pen.drawImage(await renderSvgImage(markup, width, height), EDGE, top, width, height)
  drawCanvasText(pen, drawn, EDGE + width + 24, top + height - 4, '400 20px', '--song', '--ink-3')
  return top + height + 8
}
