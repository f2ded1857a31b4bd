import { visibleImageOf } from '../images/image-rows.ts'
import { readIfOpen } from '../store/db.ts'

/** Number and total size in bytes of media files. */
export interface MediaSize {
  /** Number of images or recorded books that this device knows of. */
  readonly count: number
  /** Total size of their files; files of unknown size are not counted. */
  readonly bytes: number
}

/** Returns number and size of the images and of the recorded books that an export can include. */
export function measureExportMedia(userId: string): Promise<{ readonly images: MediaSize; readonly recordings: MediaSize }> {
  return readIfOpen(userId, { images: NONE, recordings: NONE }, async (db) => {
    const images = (await db.images.toArray()).flatMap((row) => {
      const seen = visibleImageOf(row)
      return seen?.state === 'done' ? [row.full ?? seen.bytes ?? 0] : []
    })
    const recordings = (await db.podcasts.toArray()).flatMap(({ told, kept }) => {
      const podcast = told.state === 'done' ? told : kept
      return podcast ? [sumOf(podcast.chapters.map(({ bytes }) => bytes ?? 0))] : []
    })
    return { images: spaceOf(images), recordings: spaceOf(recordings) }
  })
}

const NONE: MediaSize = { count: 0, bytes: 0 }
const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
const spaceOf = (sizes: readonly number[]): MediaSize => ({ count: sizes.length, bytes: sumOf(sizes) })
