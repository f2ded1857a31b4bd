import type { FastifyBaseLogger } from 'fastify'
import { blobsNamedBy } from '../db/blob-names.ts'
import { firstSeen } from '../db/stray-files.ts'
import type { Deps } from '../deps/deps.ts'
import { isBlobName, userOfBlob } from '../ports/blob/blob-port.ts'

type SweepDeps = Pick<Deps, 'db' | 'blobs' | 'now'>

const DAY_MS = 86_400_000
/** A file is put before the row that names it is written; whoever does both has done so long before. */
const YOUNG_MS = DAY_MS
/** Counted from when this database first saw that it has no row for a file: the file's own age says nothing about a wrong setting. */
const GRACE_MS = 7 * DAY_MS

/** Of so many files, the most that can be strays by ordinary mishaps: the files of three spoken books, or one in a hundred; never more than half. */
const mostStrays = (files: number): number => Math.max(files / 100, Math.min(50, files / 2))

/** Names of our own files that no row of this database names, and how many of our own files there are. */
async function findStrays({ db, blobs, now }: SweepDeps): Promise<{ readonly files: number; readonly strays: readonly string[] }> {
  const strays: string[] = []
  let [files, user] = [0, '']
  let named: ReadonlySet<string> | undefined
  for await (const { name, at } of blobs.list()) {
    if (!isBlobName(name)) continue
    files += 1
    if (user !== userOfBlob(name)) {
      user = userOfBlob(name)
      named = await blobsNamedBy(db, user)
    }
    if (!named?.has(name) && at < now() - YOUNG_MS) strays.push(name)
  }
  return { files, strays }
}

const hasUsers = async ({ db }: SweepDeps): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined

/**
 * Deletes files that a kill left without a row, a week after they were first seen so. Where they are too many to be that, or the
 * database has no users, the settings may name the wrong database or storage: then it deletes nothing, and says so.
 */
export async function sweepBlobs(deps: SweepDeps, log: FastifyBaseLogger): Promise<void> {
  const { db, blobs, now } = deps
  const { files, strays } = await findStrays(deps)
  if (strays.length > mostStrays(files) || (strays.length > 0 && !(await hasUsers(deps)))) {
    log.warn(
      { files, strays: strays.length },
      'no files are deleted: too many have no row in this database; check DATABASE_URL, DATA_DIR and S3_BUCKET',
    )
    return
  }
  let deleted = 0
  for (const [name, seenAt] of await firstSeen(db, strays, now())) {
    // Listing takes a while: by now it may have a row.
    if (seenAt > now() - GRACE_MS || (await blobsNamedBy(db, userOfBlob(name)))?.has(name)) continue
    await blobs.remove(name)
    deleted += 1
  }
  if (deleted > 0) log.info({ files: deleted }, 'files that no row named were deleted')
}
