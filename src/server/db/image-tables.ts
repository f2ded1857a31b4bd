import type { Image } from '#contract/image.ts'

/** A requested image; deleted with its archive. */
export interface ImagesTable extends Omit<Image, 'recipe' | 'asked_at'> {
  user_id: string
  /** JSON. */
  recipe: string
  /** Names in the blob storage, once the image is done. */
  file: string | null
  thumb: string | null
  thumb_bytes: number | null
  /** Unique per user and increasing: the cursor of pages. */
  asked_at: number
}
