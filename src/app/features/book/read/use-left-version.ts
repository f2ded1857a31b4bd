import type { BookMark, BookParagraph, BookVersion } from '#contract/book.ts'
import { findParagraph } from '#device/books/find-paragraph.ts'
import { useBookStatus, useVersionWithParagraph } from '../../../session/books.ts'

/** The version that a mark belongs to which the open one has no more, and its paragraph there where that version is kept here. */
export function useLeftVersion(
  { archive_id, product_id, card, paragraph, made_at }: BookMark,
  isGone: boolean,
): {
  version: number | undefined
  paragraph: BookParagraph | undefined
} {
  const kept = useVersionWithParagraph(archive_id, product_id, card, isGone ? paragraph : '')
  const status = useBookStatus(archive_id, product_id)
  if (!isGone) return { version: undefined, paragraph: undefined }
  const version = kept?.version ?? (status ? versionAt(status.versions, made_at) : undefined)
  return { version, paragraph: kept ? findParagraph(kept, card, paragraph) : undefined }
}

/** The version that was read at a moment; the first one where the device's clock was before all. */
function versionAt(versions: readonly BookVersion[], moment: number): number | undefined {
  return (versions.find(({ made_at }) => made_at <= moment) ?? versions.at(-1))?.version
}
