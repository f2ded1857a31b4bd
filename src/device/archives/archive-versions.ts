/** What changes that rest on a version of an archive have in common where they meet a newer one. */
import * as z from 'zod/mini'
import { type Archive, archive } from '#contract/archive.ts'
import type { UserDb } from '../store/db.ts'
import { adoptCopy, currentBaseOf, rowOf } from './archive-rows.ts'

const inside = z.pipe(
  z.object({ archive }),
  z.transform((data) => data.archive),
)
const theirs = z.union([archive, inside])

export const archiveVersions = {
  refusal: 'archiveStale',
  serverCopyIn: (data: unknown): Archive | null => z.safeParse(theirs, data).data ?? null,
  adopt: adoptCopy,
} as const

/** The version that a kept change rests on when the person wants it after all. */
export async function rebaseVersion(db: UserDb, conflict: { readonly subject: string; readonly theirs: Archive }): Promise<number> {
  return currentBaseOf(await rowOf(db, conflict.subject), conflict.theirs.version)
}
