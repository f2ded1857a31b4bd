import type { Image } from '#contract/image.ts'

/** An image, and which of its files are stored. */
export interface ImageRow {
  readonly image_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed. */
  readonly shown: Image | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Image | null
  /** Sizes of the stored full image and thumbnail in bytes; null: not stored. */
  readonly full: number | null
  readonly thumb: number | null
  /** The full image was evicted for lack of space: it is downloaded again only on request. */
  readonly is_let_go: boolean
  /** When the user removed it (ms); the removal can still be undone and is queued later. */
  readonly leaving_at: number | null
}

export type ImageSize = 'full' | 'thumb'

/** A stored file of an image. */
export interface ImageFileRow {
  readonly image_id: string
  readonly blob: Blob
}
