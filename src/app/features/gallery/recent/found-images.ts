import type { ImageKind } from '#contract/image.ts'
import type { ListedImage } from '#device/images/images.ts'

export interface Sought {
  readonly words: string
  readonly kind: ImageKind | 'all'
}

/** Those in whose owner's name or month all of the words stand. */
export function foundImages(
  images: readonly ListedImage[],
  { words, kind }: Sought,
  textOf: (image: ListedImage) => string,
): readonly ListedImage[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return images.filter((image) => {
    if (kind !== 'all' && image.kind !== kind) return false
    const text = wanted.length === 0 ? '' : textOf(image).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
