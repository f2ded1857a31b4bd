/** Worker thread that renders images. `thread-painter.ts` starts the thread and sends it one task at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { MAX_IMAGE_PIXELS, THUMB_SIDE } from '#contract/image.ts'
import type { PaintTarget, PaintedImage, PaintResult, PaintTask, DrawingSource } from './painter.ts'
import { ensureFontFiles, replaceFontNames } from './painter-fonts.ts'

const { fonts } = workerData as { readonly fonts: string }

// Uses one core and no cache, as images come one at a time and no image comes twice.
sharp.concurrency(1)
sharp.cache(false)

/** Maximum pixels of an external image, which may be larger than requested and is then reduced. */
const MOST_READ_PIXELS = 2 * MAX_IMAGE_PIXELS
const THUMB_QUALITY = 82

/**
 * Encodes image and thumbnail. Without adaptive row filters, flat areas and gradients stay as small, and encoding is three
 * times faster.
 */
async function written(pixels: Sharp): Promise<PaintedImage> {
  const full = await pixels.clone().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  const thumb = await pixels
    .clone()
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMB_QUALITY })
    .toBuffer()
  return { full, thumb }
}

/** Renders a drawing on a background colour; transparent without one. */
async function rendered({ svg, locale }: DrawingSource, ground?: string) {
  const fontFiles = await ensureFontFiles(svg, locale, fonts)
  return new Resvg(replaceFontNames(svg), {
    font: { loadSystemFonts: false, fontFiles },
    ...(ground !== undefined && { background: ground }),
  }).render()
}

async function paint(sheet: DrawingSource): Promise<PaintedImage> {
  const { width, height, pixels } = await rendered(sheet, '#fff')
  return written(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha())
}

async function refit(bytes: Uint8Array, { width, height, over }: PaintTarget): Promise<PaintedImage> {
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

/** Composites a drawing onto an image and returns raw pixels, so that later scaling includes the drawing. */
async function under(cut: Sharp, over: DrawingSource): Promise<Sharp> {
  const input = (await rendered(over)).asPng()
  const { data, info } = await cut.composite([{ input }]).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function answerOf(task: PaintTask): Promise<PaintResult> {
  try {
    return { painted: task.kind === 'refit' ? await refit(task.bytes, task.fit) : await paint(task) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.on('message', (task: PaintTask) => void answerOf(task).then((answer) => parentPort!.postMessage(answer)))
