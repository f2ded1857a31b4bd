import { setTimeout } from 'node:timers/promises'
import type { PictureSubject } from '#art/pictures/index.ts'
import type { JobDeps } from '../../deps/deps.ts'
import type { ImagePort } from '../../ports/image/image-port.ts'
import type { Painted } from '../../ports/painter/painter.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { type AskedPicture, writingOf } from './drawn.ts'
import { promptOf } from './prompt.ts'

/** Before the second try, and before the third and last. */
const WAITS_MS = [500, 2_000]

type Makers = Pick<JobDeps, 'painter'> & { readonly imaging: ImagePort }

/** What the model sends, cut to size and written anew, with what was chosen written over it: no model writes a name right. */
async function oneTry({ imaging, painter }: Makers, subject: PictureSubject, asked: AskedPicture, signal: AbortSignal): Promise<Painted> {
  const { width, height, locale } = asked.recipe
  const { bytes } = await imaging.make(promptOf(subject, asked), { width, height }, signal)
  const svg = writingOf(subject, asked)
  return painter.refit(bytes, { width, height, ...(svg !== undefined && { over: { svg, locale } }) }, signal)
}

/**
 * A picture made by the model; `undefined` where it does not come, is none, or is too large: the house draws it then. Who paid for a
 * picture has one.
 */
export async function madeByModel(
  makers: Makers,
  subject: PictureSubject,
  asked: AskedPicture,
  signal: AbortSignal,
): Promise<Painted | undefined> {
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
