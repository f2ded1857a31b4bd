import { portraitOf } from '#art/pictures/index.ts'
import { castInputOf } from '#birth/index.ts'
import { COMPOSITIONS, PALETTE_COUNT } from '#contract/image.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import type { PodcastRef } from '../../db/podcast-tables.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { SpokenBooks } from './books.ts'

/** Edge length of the cover in pixels. Small, because every podcast file contains a cover and players show it small. */
const SIDE = 480

/** Draws the cover, a PNG of the chart without text. Returns undefined on failure: a podcast can do without a cover. */
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
    // Composition and palette depend only on the chart, not on the current month.
    const chosen = { composition: day!.index % COMPOSITIONS, palette: monthPillar!.index % PALETTE_COUNT }
    const recipe = { ...words, ...chosen, scheme: 'light', width: SIDE, height: SIDE, safe_top: 0, safe_bottom: 0, seed: 0 } as const
    return (await painter.paint(portraitOf(subject, recipe), locale, signal)).full
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PortFailure || error instanceof AppError) return undefined
    throw error
  }
}
