import type { Image } from '#contract/image.ts'

/** A picture, and which of its files are here. */
export interface ImageRow {
  readonly image_id: string
  /** What screens read: `confirmed` with the unanswered changes over it; null when removed. */
  readonly shown: Image | null
  /** The server's last copy; null when it has none. */
  readonly confirmed: Image | null
  /** Bytes of the whole picture and of the small one as they are kept here; null: not here. */
  readonly full: number | null
  readonly thumb: number | null
  /** The whole picture was let go to make room: it comes again only when it is asked for. */
  readonly is_let_go: boolean
  /** Milliseconds of its removal, which its person may still take back: it is told a little later. */
  readonly leaving_at: number | null
}

export type ImageSize = 'full' | 'thumb'

/** A file of a picture. */
export interface ImageFileRow {
  readonly image_id: string
  readonly blob: Blob
}
