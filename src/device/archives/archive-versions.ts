/** Version handling shared by changes that name the archive version they are based on. */
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

/** The version to send when the user chooses their side of a conflict. */
export async function rebaseVersion(db: UserDb, conflict: { readonly subject: string; readonly theirs: Archive }): Promise<number> {
  return findCurrentBase(await readArchiveRow(db, conflict.subject), conflict.theirs.version)
}
