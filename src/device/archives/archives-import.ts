import * as z from 'zod/mini'
import { settledOf } from '#birth/index.ts'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { importedArchives } from '#contract/export-file.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contract/export-format.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { isKnownZone } from '#places/index.ts'
import type { Profile } from './archives.ts'

/** A file may be this large, in bytes: more than an export of 500 archives, many books and 10,000 questions with their answers takes. */
export const IMPORT_MAX_BYTES = 50_000_000
/** A zip with images and recordings beside that may be this large: it is read piece by piece. */
export const ZIP_MAX_BYTES = 2_000_000_000

/** An archive out of a file, its offset settled. */
export type FiledArchive = Profile & { readonly archive_id: string }

/** Why a file cannot be taken. `field`: a field of the archive at `place` (from 1), or of the file where there is none. */
export type ImportFault =
  | { readonly kind: 'notJson' | 'notOurs' | 'newer' | 'tooLarge' | 'zipTooLarge' | 'tooMany' }
  | { readonly kind: 'field'; readonly place?: number; readonly name?: string; readonly error: FieldError }

const header = z.object({ format: z.literal(EXPORT_FORMAT), version: z.number() })

/** What a file holds. */
export interface Filed {
  readonly archives: readonly FiledArchive[]
  /** How many images it names; their files are in a zip alone. */
  readonly imageCount: number
}

/** Reads a file of ours; nothing is asked of the server. */
export function readImport(text: string): Filed | { readonly trouble: ImportFault } {
  const content = jsonOf(text)
  if (content === undefined) return { trouble: { kind: 'notJson' } }
  const head = z.safeParse(header, content)
  if (!head.success) return { trouble: { kind: 'notOurs' } }
  if (head.data.version > EXPORT_VERSION) return { trouble: { kind: 'newer' } }
  const body = z.safeParse(importedArchives, content)
  if (!body.success) return { trouble: fieldTrouble(fieldErrorsOf(body.error)[0]!, content) }
  const { archives } = body.data
  if (archives.length > ARCHIVE_LIMIT) return { trouble: { kind: 'tooMany' } }
  const stranger = archives.findIndex(({ zone }) => !isKnownZone(zone))
  if (stranger >= 0) return { trouble: fieldTrouble({ field: `archives.${stranger}.zone`, rule: 'zone' }, content) }
  const { images } = content as { images?: unknown }
  return {
    archives: [...new Map(archives.map((archive) => [archive.archive_id, settledOf(archive)])).values()],
    imageCount: Array.isArray(images) ? images.length : 0,
  }
}

function jsonOf(text: string): unknown {
  try {
    // Some editors put a mark at the beginning.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

/** `archives.2.birthday` is the third archive's birthday; its name helps to find it in the file. */
function fieldTrouble({ field, ...error }: FieldError, content: unknown): ImportFault {
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
