import { setTimeout } from 'node:timers/promises'
import type { PictureSubject } from '#art/pictures/index.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { ImagePort } from '../../ports/image/image-port.ts'
import type { PaintedImage } from '../../ports/painter/painter.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { type AskedPicture, drawChosenText } from './drawn.ts'
import { createImagePrompt } from './prompt.ts'

/** Delays before the second and the third attempt (ms); the third is the last. */
const WAITS_MS = [500, 2_000]

type Makers = Pick<JobDeps, 'painter'> & { readonly imaging: ImagePort }

/** Generates an image once, resizes and re-encodes it, and draws the chosen text over it, as models cannot write names reliably. */
async function oneTry(
  { imaging, painter }: Makers,
  subject: PictureSubject,
  asked: AskedPicture,
  signal: AbortSignal,
): Promise<PaintedImage> {
  const { width, height, locale } = asked.recipe
  const { bytes } = await imaging.make(createImagePrompt(subject, asked), { width, height }, signal)
  const svg = drawChosenText(subject, asked)
  return painter.refit(bytes, { width, height, ...(svg !== undefined && { over: { svg, locale } }) }, signal)
}

/** Generates an image with the model. Returns undefined if all attempts fail; the built-in painter then draws the image. */
export async function generateByModel(
  makers: Makers,
  subject: PictureSubject,
  asked: AskedPicture,
  signal: AbortSignal,
): Promise<PaintedImage | undefined> {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return await oneTry(makers, subject, asked, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof PortFailure)) throw error
      const isRefused = error.isFinal && error.code.startsWith('image ')
      if (isRefused || wait === undefined) return undefined
    }
    await setTimeout(wait, undefined, { signal })
  }
}
