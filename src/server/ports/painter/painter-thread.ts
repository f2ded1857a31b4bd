/** The thread that makes pixels; `thread-painter.ts` starts it and asks it one thing at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS, THUMB_SIDE } from '#contract/image.ts'
import type { Painted, PaintAnswer, PaintTask, Size } from './painter.ts'
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

async function paint(svg: string, fontFiles: string[]): Promise<Painted> {
  const { width, height, pixels } = new Resvg(inFilesNames(svg), {
    font: { loadSystemFonts: false, fontFiles },
    background: '#fff',
  }).render()
  return written(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha())
}

async function refit(bytes: Uint8Array, { width, height }: Size): Promise<Painted> {
  const given = sharp(bytes, { limitInputPixels: MOST_READ_PIXELS, failOn: 'error', animated: false })
  const { data, info } = await given
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return written(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }))
}

async function answerOf(task: PaintTask): Promise<PaintAnswer> {
  try {
    if (task.kind === 'refit') return { painted: await refit(task.bytes, task.size) }
    return { painted: await paint(task.svg, await fontFilesFor(task.svg, task.locale, fonts)) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.on('message', (task: PaintTask) => void answerOf(task).then((answer) => parentPort!.postMessage(answer)))
