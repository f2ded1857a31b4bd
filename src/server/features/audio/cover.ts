import { portraitOf } from '#art/pictures/index.ts'
import { castInputOf } from '#birth/index.ts'
import { COMPOSITIONS, PALETTES } from '#contract/image.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import type { PodcastRef } from '../../db/podcast-tables.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { SpokenBooks } from './books.ts'

/** Edge length in pixels: players show covers small, and every file contains one. */
const SIDE = 480

/** Draws the cover, a PNG of the chart without text; undefined if that fails, as a podcast does not need one. */
export async function drawCover(
  { db, painter, now }: JobDeps,
  books: SpokenBooks,
  { user_id, archive_id, locale }: PodcastRef,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  try {
    const birth = castInputOf(books.birthOf(await books.archiveOf(db, user_id, archive_id)))
    const words = { calendar: false, almanac: false, name: false, locale }
    const month = new Date(now()).toISOString().slice(0, 7)
    const subject = createPictureSubject({ birth, kind: 'avatar', month, recipe: words, name: '' })
    const [, monthPillar, day] = subject.pillars
    // The chart alone determines composition and palette.
    const chosen = { composition: day!.index % COMPOSITIONS, palette: monthPillar!.index % PALETTES }
    const recipe = { ...words, ...chosen, scheme: 'light', width: SIDE, height: SIDE, safe_top: 0, safe_bottom: 0, seed: 0 } as const
    return (await painter.paint(portraitOf(subject, recipe), locale, signal)).full
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PortFailure || error instanceof AppError) return undefined
    throw error
  }
}
