import type { Image } from '#contract/image.ts'

/** A requested or finished image; deleted with its archive. */
export interface ImagesTable extends Omit<Image, 'recipe' | 'asked_at'> {
  user_id: string
  /** JSON of the recipe (`ImageRecipe`). */
  recipe: string
  /** Blob names of the image and its thumbnail; null until the image is done. */
  file: string | null
  thumb: string | null
  thumb_bytes: number | null
  /** Unique per user and increasing, as it is the cursor of pages. */
  asked_at: number
}
