import { blobsNamedBy } from '../db/blob-names.ts'
import type { Deps } from '../deps/deps.ts'
import { userOfBlob } from '../ports/blob/blob-port.ts'

/** A file is put before the row that names it is written; whoever does both has done so long before. */
const YOUNG_MS = 24 * 3_600_000

/** Deletes files that no row names: what a kill left, at least a day old, and all of an account that is closed. */
export async function sweepBlobs({ db, blobs, now }: Pick<Deps, 'db' | 'blobs' | 'now'>): Promise<void> {
  let user = ''
  let named: ReadonlySet<string> | undefined
  for await (const { name, at } of blobs.list()) {
    if (user !== userOfBlob(name)) {
      user = userOfBlob(name)
      named = await blobsNamedBy(db, user)
    }
    if (named === undefined || (!named.has(name) && at < now() - YOUNG_MS)) await blobs.remove(name)
  }
}
