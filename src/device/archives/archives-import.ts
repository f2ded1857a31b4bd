import * as z from 'zod/mini'
import { resolveBirth } from '#birth/index.ts'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { importedArchives } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contract/export-format.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import type { ArchiveProfile } from './profile.ts'

/** Maximum size of an import file in bytes; an export of 500 archives, many books and 10,000 answered questions is smaller. */
export const IMPORT_MAX_BYTES = 50_000_000
/** Maximum size in bytes of a zip with images and recordings; the zip is read in parts. */
export const ZIP_MAX_BYTES = 2_000_000_000

/** An archive of an import file, with its UTC offset resolved. */
export type ImportedArchive = ArchiveProfile & { readonly archive_id: string }

/**
 * Why a file cannot be imported. `field`: an invalid field of the archive at position `place` (from 1), or of the file if `place` is
 * absent.
 */
export type ImportFault =
  | { readonly kind: 'notJson' | 'notOurs' | 'newer' | 'tooLarge' | 'zipTooLarge' | 'tooMany' }
  | { readonly kind: 'field'; readonly place?: number; readonly name?: string; readonly error: FieldError }

const header = z.object({ format: z.literal(EXPORT_FORMAT), version: z.number() })

/** Content of an import file. */
export interface ImportFile {
  readonly archives: readonly ImportedArchive[]
  /** Number of images that the file lists; only a zip contains their files. */
  readonly imageCount: number
}

/** Parses an exported file; sends no request. */
export function parseImport(text: string): ImportFile | { readonly trouble: ImportFault } {
  const content = jsonOf(text)
  if (content === undefined) return { trouble: { kind: 'notJson' } }
  const head = z.safeParse(header, content)
  if (!head.success) return { trouble: { kind: 'notOurs' } }
  if (head.data.version > EXPORT_VERSION) return { trouble: { kind: 'newer' } }
  const body = z.safeParse(importedArchives, content)
  if (!body.success) return { trouble: createFieldFault(fieldErrorsOf(body.error)[0]!, content) }
  const { archives } = body.data
  if (archives.length > ARCHIVE_LIMIT) return { trouble: { kind: 'tooMany' } }
  const unknownZoneIndex = archives.findIndex(({ zone }) => !isKnownZone(zone))
  if (unknownZoneIndex >= 0) return { trouble: createFieldFault({ field: `archives.${unknownZoneIndex}.zone`, rule: 'zone' }, content) }
  const { images } = content as { images?: unknown }
  return {
    archives: [...new Map(archives.map((archive) => [archive.archive_id, resolveBirth(archive)])).values()],
    imageCount: Array.isArray(images) ? images.length : 0,
  }
}

function jsonOf(text: string): unknown {
  try {
    // Removes the byte order mark that some editors write.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

/**
 * Converts a field error: `archives.2.birthday` becomes `birthday` of archive 3, with the name of the archive for finding it in the file.
 */
function createFieldFault({ field, ...error }: FieldError, content: unknown): ImportFault {
  const [, index, name] = /^archives\.(\d+)\.?(.*)$/.exec(field) ?? []
  if (index === undefined) return { kind: 'field', error: { field, ...error } }
  const { archives } = content as { archives: readonly ({ user_name?: unknown } | null)[] }
  const user_name = archives[Number(index)]?.user_name
  return {
    kind: 'field',
    place: Number(index) + 1,
    ...(typeof user_name === 'string' && user_name.length <= 40 && { name: user_name }),
    error: { field: name ?? '', ...error },
  }
}
