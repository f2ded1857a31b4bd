/** The thread that makes pixels; `thread-painter.ts` starts it and asks it one thing at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS, THUMB_SIDE } from '#contract/image.ts'
import type { Fit, Painted, PaintAnswer, PaintTask, Sheet } from './painter.ts'
import { fontFilesFor, inFilesNames } from './painter-fonts.ts'

const { fonts } = workerData as { readonly fonts: string }

// One picture at a time, and none is met twice.
sharp.concurrency(1)
sharp.cache(false)

/** A stranger's picture may be larger than what is asked for, and is cut down. */
const MOST_READ_PIXELS = 2 * MOST_PIXELS
const THUMB_QUALITY = 82

/** Both files of the same pixels. Flat areas and fades are as small without looking for the best row filter, which takes three times as long. */
async function written(pixels: Sharp): Promise<Painted> {
  const full = await pixels.clone().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  const thumb = await pixels
    .clone()
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMB_QUALITY })
    .toBuffer()
  return { full, thumb }
}

/** A drawing on its ground, clear where it has none. */
async function rendered({ svg, locale }: Sheet, ground?: string) {
  const fontFiles = await fontFilesFor(svg, locale, fonts)
  return new Resvg(inFilesNames(svg), {
    font: { loadSystemFonts: false, fontFiles },
    ...(ground !== undefined && { background: ground }),
  }).render()
}

async function paint(sheet: Sheet): Promise<Painted> {
  const { width, height, pixels } = await rendered(sheet, '#fff')
  return written(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha())
}

async function refit(bytes: Uint8Array, { width, height, over }: Fit): Promise<Painted> {
  const given = sharp(bytes, { limitInputPixels: MOST_READ_PIXELS, failOn: 'error', animated: false })
  const { data, info } = await given
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const cut = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return written(over === undefined ? cut : await under(cut, over))
}

/** The picture with a drawing over it, as pixels: what is scaled from them is scaled with the drawing. */
async function under(cut: Sharp, over: Sheet): Promise<Sharp> {
  const input = (await rendered(over)).asPng()
  const { data, info } = await cut.composite([{ input }]).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function answerOf(task: PaintTask): Promise<PaintAnswer> {
  try {
    return { painted: task.kind === 'refit' ? await refit(task.bytes, task.fit) : await paint(task) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.on('message', (task: PaintTask) => void answerOf(task).then((answer) => parentPort!.postMessage(answer)))
