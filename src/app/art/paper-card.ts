import { markDrawing } from '#art/drawings/mark.ts'
import { imageOf, tokenOf } from './painted.ts'

export type Pen = CanvasRenderingContext2D

const [WIDTH, HEIGHT, SCALE] = [540, 720, 2]
const MARK = 32

/** In CSS pixels; the image has twice as many. */
export const CARD = { edge: 40, end: WIDTH - 40 } as const

interface Foot {
  readonly name: string
  readonly note: string
}

/** In CSS pixels, each of `scale` pixels of the image. */
export interface PaperSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** A picture to pass on, on paper with our name at its foot: 1080 × 1440 pixels. */
export function paperCardOf(texts: readonly string[], foot: Foot, paint: (pen: Pen) => Promise<void>): Promise<Blob> {
  return paperOf({ width: WIDTH, height: HEIGHT, scale: SCALE }, [...texts, foot.name], async (pen) => {
    await paint(pen)
    await paintFoot(pen, foot)
  })
}

/** A picture on paper, in the page's own colours: PNG, made here and sent nowhere. `texts` is what is written on it. */
export async function paperOf(size: PaperSize, texts: readonly string[], paint: (pen: Pen) => Promise<void>): Promise<Blob> {
  const { width, height, scale } = size
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')!
  pen.scale(scale, scale)
  pen.fillStyle = tokenOf('--paper')
  pen.fillRect(0, 0, width, height)
  await facesFor(texts.join(''))
  await paint(pen)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the image could not be made'))), 'image/png')
  })
}

/** Characters of a rare slice may not have come yet; a canvas does not draw itself again when they do. */
async function facesFor(text: string): Promise<void> {
  const fonts = ['400 20px', 'italic 300 20px'].map((font) => `${font} ${tokenOf('--song')}`)
  await Promise.all(fonts.map((font) => document.fonts.load(font, text))).catch(() => undefined)
}

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  face: string,
  ink: string,
  align: CanvasTextAlign = 'start',
): void {
  pen.font = `${font} ${tokenOf(face)}`
  pen.fillStyle = tokenOf(ink)
  pen.textAlign = align
  pen.fillText(text, x, y)
}

async function paintFoot(pen: Pen, { name, note }: Foot) {
  const top = HEIGHT - CARD.edge - MARK
  pen.fillStyle = tokenOf('--line')
  pen.fillRect(CARD.edge, top - 24, CARD.end - CARD.edge, 1)
  pen.drawImage(await imageOf(`<g transform="scale(${MARK / 100})">${markDrawing}</g>`, MARK, MARK), CARD.edge, top, MARK, MARK)
  write(pen, name, CARD.edge + MARK + 12, top + 23, '400 20px', '--song', '--ink-1')
  write(pen, `${note} · ${location.host}`, CARD.end, top + 22, '400 14px', '--hei', '--ink-3', 'end')
}
