import * as z from 'zod/mini'
import { lifeEvent, lifeVerdict } from '#contract/life.ts'
import type { ImportedArchive } from '../archives/archives-import.ts'
import { compareImport } from '../archives/archives-merge.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { saveParagraphVerdict, saveEvent } from './life.ts'
import { isEvent, lifeRowIdOf } from './life-rows.ts'

/**
 * Schemas of a file's entries. If one event is invalid, no events are imported (likewise verdicts); the archives are imported all the same.
 */
const schemas = { events: z.array(lifeEvent), verdicts: z.array(lifeVerdict) }

/** Parses the life events and verdicts of an export file that `parseImport` has accepted. */
export function parseLifeEntries(text: string): readonly LifeEntry[] {
  const content = JSON.parse(text.replace(/^\uFEFF/, '')) as Readonly<Record<keyof typeof schemas, unknown>>
  const events = z.safeParse(schemas.events, content.events).data ?? []
  const verdicts = z.safeParse(schemas.verdicts, content.verdicts).data ?? []
  return [...events, ...verdicts].filter(({ is_removed }) => !is_removed)
}

/** Counts the entries of a file that are not on this device yet. */
export function countNewLifeEntries(userId: string, file: readonly ImportedArchive[], life: readonly LifeEntry[]): Promise<number> {
  return readIfOpen(userId, 0, async (db) => (await findMissing(db, file, life)).length)
}

/**
 * Imports the entries that are missing here, each under the archive that matches the file's. Call after importing the archives. @throws
 * OtherUser
 */
export async function importLifeEntries(userId: string, file: readonly ImportedArchive[], life: readonly LifeEntry[]): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    for (const entry of await findMissing(db, file, life)) {
      if (isEvent(entry)) await saveEvent(userId, entry)
      else await saveParagraphVerdict(userId, entry)
    }
  })
}

async function findMissing(db: UserDb, file: readonly ImportedArchive[], life: readonly LifeEntry[]): Promise<LifeEntry[]> {
  const here = (await db.archives.toArray()).flatMap(({ shown }) => (shown ? [shown] : []))
  const localIds = new Map(
    compareImport(file, here).map((entry) => [
      entry.theirs.archive_id,
      entry.kind === 'new' ? entry.theirs.archive_id : entry.mine.archive_id,
    ]),
  )
  const moved = life.flatMap((entry) => {
    const archive_id = localIds.get(entry.archive_id)
    return archive_id === undefined ? [] : [{ ...entry, archive_id }]
  })
  const standing = await db.life.toArray()
  const ids = new Set(standing.filter(({ shown }) => shown?.is_removed === false).map(({ id }) => id))
  return moved.filter((entry) => !ids.has(lifeRowIdOf(entry)))
}
