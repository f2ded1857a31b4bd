/** Version handling shared by the kinds of changes that are based on a version of an archive. */
import * as z from 'zod/mini'
import { type Archive, archive } from '#contract/archive.ts'
import type { UserDb } from '../store/db.ts'
import { adoptCopy, findCurrentBase, readArchiveRow } from './archive-rows.ts'

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

/**
 * Returns the base version for sending the user's own change of a conflict again: the server's version, or a later one created by this
 * device.
 */
export async function rebaseVersion(db: UserDb, conflict: { readonly subject: string; readonly theirs: Archive }): Promise<number> {
  return findCurrentBase(await readArchiveRow(db, conflict.subject), conflict.theirs.version)
}
