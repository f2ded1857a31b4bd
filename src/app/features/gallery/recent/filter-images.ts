import type { ImageKind } from '#contract/image.ts'
import type { ListedImage } from '#device/images/images.ts'

export interface ImageFilter {
  readonly words: string
  readonly kind: ImageKind | 'all'
}

/** Returns the pictures whose owner name or month contains all words of the query. */
export function filterImages(
  images: readonly ListedImage[],
  { words, kind }: ImageFilter,
  textOf: (image: ListedImage) => string,
): readonly ListedImage[] {
  const terms = words.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return images.filter((image) => {
    if (kind !== 'all' && image.kind !== kind) return false
    const text = terms.length === 0 ? '' : textOf(image).toLowerCase()
    return terms.every((word) => text.includes(word))
  })
}
