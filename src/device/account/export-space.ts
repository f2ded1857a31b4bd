import { seenOf } from '../images/image-rows.ts'
import { readIfOpen } from '../store/db.ts'

export interface MediaSpace {
  /** How many there are, as far as this device knows: images, or recorded books. */
  readonly count: number
  /** Their files together; what nobody has said the size of is left out. */
  readonly bytes: number
}

/** What would go along with an export. */
export function exportSpace(userId: string): Promise<{ readonly images: MediaSpace; readonly recordings: MediaSpace }> {
  return readIfOpen(userId, { images: NONE, recordings: NONE }, async (db) => {
    const images = (await db.images.toArray()).flatMap((row) => {
      const seen = seenOf(row)
      return seen?.state === 'done' ? [row.full ?? seen.bytes ?? 0] : []
    })
    const recordings = (await db.podcasts.toArray()).flatMap(({ told, kept }) => {
      const podcast = told.state === 'done' ? told : kept
      return podcast ? [sumOf(podcast.chapters.map(({ bytes }) => bytes ?? 0))] : []
    })
    return { images: spaceOf(images), recordings: spaceOf(recordings) }
  })
}

const NONE: MediaSpace = { count: 0, bytes: 0 }
const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
const spaceOf = (sizes: readonly number[]): MediaSpace => ({ count: sizes.length, bytes: sumOf(sizes) })
