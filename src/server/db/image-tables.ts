import type { Image } from '#contract/image.ts'

/** A picture that was asked for; it goes with its archive. */
export interface ImagesTable extends Omit<Image, 'recipe' | 'asked_at'> {
  user_id: string
  /** JSON. */
  recipe: string
  /** Names in the blob storage, once it is done. */
  file: string | null
  thumb: string | null
  thumb_bytes: number | null
  /** No two of a user's are the same, and what comes later is larger: pages go by it. */
  asked_at: number
}
