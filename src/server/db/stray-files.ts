import { runInTransaction } from './in-transaction.ts'
import type { Db } from './open.ts'

/**
 * Stores the names of files without a row, and returns when each was first found. Forgets files not in `names`: they have a row
 * or are gone.
 */
export async function trackStrayFiles(db: Db, names: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
  return runInTransaction(db, async (within) => {
    const rows = await within.selectFrom('stray_files').selectAll().execute()
    const known = new Map(rows.map(({ name, seen_at }) => [name, seen_at]))
    const current = new Map(names.map((name) => [name, known.get(name) ?? now]))
    for (const name of known.keys()) if (!current.has(name)) await within.deleteFrom('stray_files').where('name', '=', name).execute()
    for (const [name, seen_at] of current) {
      if (known.has(name)) continue
      await within
        .insertInto('stray_files')
        .values({ name, seen_at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    }
    return current
  })
}
