import type { Image } from '#contract/image.ts'

/** An image, and whether its files are stored on this device. */
export interface ImageRow {
  readonly image_id: string
  /** State for screens: `confirmed` with all pending changes applied; null if removed. */
  readonly shown: Image | null
  /** The server's last copy; null if it has none. */
  readonly confirmed: Image | null
  /** Size of the stored full image in bytes, and (`thumb`) of the thumbnail; null: not stored. */
  readonly full: number | null
  readonly thumb: number | null
  /** True if the full image was evicted for lack of space: it is then downloaded again only on request. */
  readonly is_let_go: boolean
  /** Time at which the user removed the image (ms), else null; the removal can be undone until it is queued. */
  readonly leaving_at: number | null
}

export type ImageSize = 'full' | 'thumb'

/** A stored file of an image. */
export interface ImageFileRow {
  readonly image_id: string
  readonly blob: Blob
}
