import { brandMarkSvg } from '#art/drawings/mark.ts'

export type CanvasContext = CanvasRenderingContext2D

const [WIDTH, HEIGHT, SCALE] = [540, 720, 2]
const MARK = 32

/** Left and right edge of the content as x coordinates in CSS pixels; the image has SCALE pixels per CSS pixel. */
export const CARD_CONTENT_EDGES = { edge: 40, end: WIDTH - 40 } as const

interface Foot {
  readonly name: string
  readonly note: string
}

/** Size of an image in CSS pixels; `scale` is the number of image pixels per CSS pixel. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Paints a share picture of 1080 × 1440 pixels on paper, with the product name at the bottom. `texts` as in `paintPaperPicture`. */
export function paintSharePicture(texts: readonly string[], foot: Foot, paint: (pen: CanvasContext) => Promise<void>): Promise<Blob> {
  return paintPaperPicture({ width: WIDTH, height: HEIGHT, scale: SCALE }, [...texts, foot.name], async (pen) => {
    await paint(pen)
    await paintFoot(pen, foot)
  })
}

/** Paints a PNG with a paper background in the page's colours, on this device. `texts`: all texts in it; their fonts are loaded first. */
export async function paintPaperPicture(
  size: PictureSize,
  texts: readonly string[],
  paint: (pen: CanvasContext) => Promise<void>,
): Promise<Blob> {
  const { width, height, scale } = size
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')!
  pen.scale(scale, scale)
  pen.fillStyle = getStyleToken('--paper')
  pen.fillRect(0, 0, width, height)
  await loadFaces(texts.join(''))
  await paint(pen)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the image could not be made'))), 'image/png')
  })
}

/** Loads the fonts of a text: a canvas is not repainted when a font arrives later. */
async function loadFaces(text: string): Promise<void> {
  const fonts = ['400 20px', 'italic 300 20px'].map((font) => `${font} ${getStyleToken('--song')}`)
  await Promise.all(fonts.map((font) => document.fonts.load(font, text))).catch(() => undefined)
}

/** Draws a text; `face` and `ink` are names of style tokens. */
export function drawCanvasText(
  pen: CanvasContext,
  text: string,
  x: number,
  y: number,
  font: string,
  face: string,
  ink: string,
  align: CanvasTextAlign = 'start',
): void {
  pen.font = `${font} ${getStyleToken(face)}`
  pen.fillStyle = getStyleToken(ink)
  pen.textAlign = align
  pen.fillText(text, x, y)
}

async function paintFoot(pen: CanvasContext, { name, note }: Foot) {
  const top = HEIGHT - CARD_CONTENT_EDGES.edge - MARK
  pen.fillStyle = getStyleToken('--line')
  pen.fillRect(CARD_CONTENT_EDGES.edge, top - 24, CARD_CONTENT_EDGES.end - CARD_CONTENT_EDGES.edge, 1)
  pen.drawImage(
    await renderSvgImage(`<g transform="scale(${MARK / 100})">${brandMarkSvg}</g>`, MARK, MARK),
    CARD_CONTENT_EDGES.edge,
    top,
    MARK,
    MARK,
  )
  drawCanvasText(pen, name, CARD_CONTENT_EDGES.edge + MARK + 12, top + 23, '400 20px', '--song', '--ink-1')
  drawCanvasText(pen, `${note} · ${location.host}`, CARD_CONTENT_EDGES.end, top + 22, '400 14px', '--hei', '--ink-3', 'end')
}

/** Renders SVG markup as an image; width and height in CSS pixels. Style tokens get their current values on the page. */
export async function renderSvgImage(markup: string, width: number, height: number): Promise<HTMLImageElement> {
  // CSS variables of the page do not apply inside an image, so their values are copied.
  const tokens = [...new Set(markup.match(/--[\w-]+/g))].map((name) => `${name}:${getStyleToken(name)}`).join(';')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${tokens}">${markup}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** Returns the resolved value of a CSS variable of the page. */
export function getStyleToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

/** Matches a text that starts with punctuation that must not begin a line. */
const CLOSING = /^[，。、；：？！）》」』”’,.;:?!)]/

/** Breaks a text into lines of at most `width` (unit of `measure`), between words or Chinese characters. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const pieces = text.match(/[\p{Script=Han}]|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && measure(line + piece.trimEnd()) > width && !CLOSING.test(piece)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line === '' ? lines : [...lines, line.trimEnd()]
}
