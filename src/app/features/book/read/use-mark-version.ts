import type { BookMark, BookParagraph, BookVersion } from '#contract/book.ts'
import { findParagraph } from '#device/books/find-paragraph.ts'
import { useBookStatus, useVersionWithParagraph } from '../../../session/books.ts'

/** Finds the older version with the paragraph of a mark, and that paragraph if the version is stored. Both undefined unless `isGone`. */
export function useMarkVersion(
  { archive_id, product_id, card, paragraph, made_at }: BookMark,
  isGone: boolean,
): {
  version: number | undefined
  paragraph: BookParagraph | undefined
} {
  const stored = useVersionWithParagraph(archive_id, product_id, card, isGone ? paragraph : '')
  const status = useBookStatus(archive_id, product_id)
  if (!isGone) return { version: undefined, paragraph: undefined }
  const version = stored?.version ?? (status ? findVersionAt(status.versions, made_at) : undefined)
  return { version, paragraph: stored ? findParagraph(stored, card, paragraph) : undefined }
}

/** Returns the version that was current at `moment` (ms); the first version if `moment` is before all of them. */
function findVersionAt(versions: readonly BookVersion[], moment: number): number | undefined {
  return (versions.find(({ made_at }) => made_at <= moment) ?? versions.at(-1))?.version
}
