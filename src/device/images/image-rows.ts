import type { Image } from '#contract/image.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import { readOverlayRow } from '../intents/overlay.ts'
import type { UserDb } from '../store/db.ts'
import type { ImageRow, ImageSize } from '../store/image-row.ts'

/** How the images' table stores server copies and optimistic states. */
export const imageOverlayTable: OverlayTable<ImageRow> = {
  table: (db) => db.images,
  subjectOf: ({ image_id }) => image_id,
  blank: (image_id) => ({ image_id, shown: null, confirmed: null, full: null, thumb: null, is_let_go: false, leaving_at: null }),
  isKept: () => false,
}

export function readImageRow(db: UserDb, imageId: string): Promise<ImageRow> {
  return readOverlayRow(db, imageOverlayTable, imageId)
}

/** Returns the image as the user sees it; null if it is removed. */
export const visibleImageOf = ({ shown, leaving_at }: ImageRow): Image | null => (leaving_at === null ? shown : null)

/** Returns `b`, or `a` if `a` is finished and `b` is still being drawn: then `b` is from an outdated response. */
export function laterImageOf(a: Image | null, b: Image): Image {
  return a !== null && a.state !== 'drawing' && b.state === 'drawing' ? a : b
}

/** Returns the table that stores image files of this size. */
export const selectImageFileTable = (db: UserDb, size: ImageSize) => (size === 'full' ? db.fullImages : db.thumbs)
