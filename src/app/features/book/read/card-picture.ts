import type { Element } from '#art/drawings/element.ts'
import { drawPowerSun, computeSunHeight } from '#art/drawings/power-sun.ts'
import { drawPillarSeal } from '#art/drawings/seal.ts'
import {
  renderSvgImage,
  getStyleToken,
  CARD_CONTENT_EDGES,
  paintSharePicture,
  type CanvasContext,
  drawCanvasText,
  breakLines,
} from '../../../art/paper-card.ts'

/** Content of the picture that shares a card. */
export interface CardPictureContent {
  readonly title: string
  readonly line: string
  readonly reasons: readonly { readonly fact: string; readonly share: string }[]
  readonly pillars: readonly string[]
  readonly element: Element
  /** Percentage of the ball that is above the horizon. */
  readonly risen: number
  readonly seed: string
  readonly name: string
  readonly note: string
  readonly isUpright: boolean
}

const { edge: EDGE, end: END } = CARD_CONTENT_EDGES
const HORIZON = 424
const RADIUS = 84
const SEAL = 64

/** Paints a card as a picture for sharing: title, main sentence, the owner's seal, the ball on the horizon and the reasons. */
export function paintCardPicture(words: CardPictureContent): Promise<Blob> {
  const { title, line, reasons } = words
  return paintSharePicture([title, line, ...reasons.map(({ fact }) => fact)], words, async (pen) => {
    drawCanvasText(pen, title, EDGE, 64, '500 24px', '--song', '--ink-3')
    paintLine(pen, words)
    await paintHorizon(pen, words)
    reasons.forEach((reason, at) => paintReason(pen, reason, HORIZON + 52 + at * 60))
  })
}

function paintLine(pen: CanvasContext, { line, isUpright }: CardPictureContent) {
  const [font, step] = isUpright ? ['400 40px', 60] : ['300 38px', 48]
  pen.font = `${font} ${getStyleToken('--song')}`
  const lines = breakLines(line, END - EDGE, (text) => pen.measureText(text).width)
  lines.forEach((text, at) => drawCanvasText(pen, text, EDGE, 136 + at * step, font, '--song', '--ink-1'))
}

async function paintHorizon(pen: CanvasContext, { element, risen, seed, pillars }: CardPictureContent) {
  const height = computeSunHeight(RADIUS, risen)
  const sun = await renderSvgImage(drawPowerSun(element, RADIUS, risen, seed, 'card'), 2 * RADIUS, height)
  pen.drawImage(sun, END - 2 * RADIUS, HORIZON - height, 2 * RADIUS, height)
  const seal = await renderSvgImage(`<g transform="scale(${SEAL / 100})">${drawPillarSeal(pillars, true)}</g>`, SEAL, SEAL)
  pen.drawImage(seal, EDGE, HORIZON - SEAL - 20, SEAL, SEAL)
  pen.fillStyle = getStyleToken('--ink-1')
  pen.fillRect(EDGE, HORIZON, END - EDGE, 1)
}

function paintReason(pen: CanvasContext, { fact, share }: CardPictureContent['reasons'][number], y: number) {
  pen.font = `400 20px ${getStyleToken('--song')}`
  const [first, ...rest] = breakLines(fact, END - EDGE, (text) => pen.measureText(text).width)
  drawCanvasText(pen, `${first}${rest.length > 0 ? '…' : ''}`, EDGE, y, '400 20px', '--song', '--ink-1')
  drawCanvasText(pen, share, EDGE, y + 24, '400 15px', '--hei', '--ink-3')
}
