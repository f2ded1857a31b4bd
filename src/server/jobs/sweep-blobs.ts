import type { FastifyBaseLogger } from 'fastify'
import { listBlobNames } from '../db/blob-names.ts'
import { trackStrayFiles } from '../db/stray-files.ts'
import type { Deps } from '../deps/deps.ts'
import { isBlobName, userOfBlob } from '../ports/blob/blob-port.ts'

type SweepDeps = Pick<Deps, 'db' | 'blobs' | 'now'>

const DAY_MS = 86_400_000
/** Minimum age of a stray file (ms): files are stored before their row is written, so younger ones may still get one. */
const YOUNG_MS = DAY_MS
/** Time (ms) from first finding a file without a row to deleting it. A file's own age would not protect against a wrong setting. */
const GRACE_MS = 7 * DAY_MS

/**
 * Returns the number of stray files that crashes can explain: 50 (the files of three podcasts) but at most half, or 1 % if that
 * is more.
 */
const maxStrays = (files: number): number => Math.max(files / 100, Math.min(50, files / 2))

/** Lists the server's files that no row of this database refers to, and counts all files of the server. */
async function findStrays({ db, blobs, now }: SweepDeps): Promise<{ readonly files: number; readonly strays: readonly string[] }> {
  const strays: string[] = []
  let [files, user] = [0, '']
  let named: ReadonlySet<string> | undefined
  for await (const { name, at } of blobs.list()) {
    if (!isBlobName(name)) continue
    files += 1
    if (user !== userOfBlob(name)) {
      user = userOfBlob(name)
      named = await listBlobNames(db, user)
    }
    if (!named?.has(name) && at < now() - YOUNG_MS) strays.push(name)
  }
  return { files, strays }
}

const hasUsers = async ({ db }: SweepDeps): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined

/** Deletes files a week after they were first found without a row. Only warns if there are too many, or no users: wrong settings? */
export async function deleteStrayBlobs(deps: SweepDeps, log: FastifyBaseLogger): Promise<void> {
  const { db, blobs, now } = deps
  const { files, strays } = await findStrays(deps)
  if (strays.length > maxStrays(files) || (strays.length > 0 && !(await hasUsers(deps)))) {
    log.warn(
      { files, strays: strays.length },
      'no files are deleted: too many have no row in this database; check DATABASE_URL, DATA_DIR and S3_BUCKET',
    )
    return
  }
  let deleted = 0
  for (const [name, seenAt] of await trackStrayFiles(db, strays, now())) {
    // Checks again: listing takes a while, and the file may have a row by now.
    if (seenAt > now() - GRACE_MS || (await listBlobNames(db, userOfBlob(name)))?.has(name)) continue
    await blobs.remove(name)
    deleted += 1
  }
  if (deleted > 0) log.info({ files: deleted }, 'files that no row named were deleted')
}
