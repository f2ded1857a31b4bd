import { drawPortrait } from '#art/pictures/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { COMPOSITION_COUNT, PALETTE_COUNT } from '#contract/image.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import type { PodcastRef } from '../../db/podcast-tables.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { PodcastBookQueries } from './books.ts'

/** Edge length of the cover in pixels. Small, because every podcast file contains a cover and players show it small. */
const SIDE = 480

/** Draws the cover, a PNG of the chart without text. Returns undefined on failure: a podcast can do without a cover. */
export async function drawCover(
  { db, painter, now }: JobDeps,
  books: PodcastBookQueries,
  { user_id, archive_id, locale }: PodcastRef,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  try {
    const birth = toBirthInput(books.birthOf(await books.archiveOf(db, user_id, archive_id)))
    const words = { calendar: false, almanac: false, name: false, locale }
    const month = new Date(now()).toISOString().slice(0, 7)
    const subject = createPictureSubject({ birth, kind: 'avatar', month, recipe: words, name: '' })
    const [, monthPillar, day] = subject.pillars
    // Composition and palette depend only on the chart, not on the current month.
    const chosen = { composition: day!.index % COMPOSITION_COUNT, palette: monthPillar!.index % PALETTE_COUNT }
    const recipe = { ...words, ...chosen, scheme: 'light', width: SIDE, height: SIDE, safe_top: 0, safe_bottom: 0, seed: 0 } as const
    return (await painter.paint(drawPortrait(subject, recipe), locale, signal)).full
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PortFailure || error instanceof AppError) return undefined
    throw error
  }
}
