import * as z from 'zod/mini'
import { lifeEvent, lifeVerdict } from '#contract/life.ts'
import type { FiledArchive } from '../archives/archives-import.ts'
import { compareImport } from '../archives/archives-merge.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import type { LifeEntry, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { judge, saveEvent } from './life.ts'
import { isEvent, lifeSubjectOf } from './life-rows.ts'

/** Of a file that says this otherwise nothing of it is taken; its archives come all the same. */
const filed = { events: z.array(lifeEvent), verdicts: z.array(lifeVerdict) }

/** What a file that was read as one of ours tells of lives. */
export function readLife(text: string): readonly LifeEntry[] {
  const told = JSON.parse(text.replace(/^\uFEFF/, '')) as Readonly<Record<keyof typeof filed, unknown>>
  const events = z.safeParse(filed.events, told.events).data ?? []
  const verdicts = z.safeParse(filed.verdicts, told.verdicts).data ?? []
  return [...events, ...verdicts].filter(({ is_removed }) => !is_removed)
}

/** How many of a file's entries do not stand here yet. */
export function countLife(userId: string, file: readonly FiledArchive[], life: readonly LifeEntry[]): Promise<number> {
  return readIfOpen(userId, 0, async (db) => (await missingHere(db, file, life)).length)
}

/**
 * Brings a file's entries in, once its archives are: each that does not stand here, under the archive that stands for the file's.
 * What stands here stays as it is. @throws OtherUser
 */
export async function applyLife(userId: string, file: readonly FiledArchive[], life: readonly LifeEntry[]): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    for (const entry of await missingHere(db, file, life)) {
      if (isEvent(entry)) await saveEvent(userId, entry)
      else await judge(userId, entry)
    }
  })
}

async function missingHere(db: UserDb, file: readonly FiledArchive[], life: readonly LifeEntry[]): Promise<LifeEntry[]> {
  const here = (await db.archives.toArray()).flatMap(({ shown }) => (shown ? [shown] : []))
  const standIns = new Map(
    compareImport(file, here).map((entry) => [
      entry.theirs.archive_id,
      entry.kind === 'new' ? entry.theirs.archive_id : entry.mine.archive_id,
    ]),
  )
  const moved = life.flatMap((entry) => {
    const archive_id = standIns.get(entry.archive_id)
    return archive_id === undefined ? [] : [{ ...entry, archive_id }]
  })
  const standing = await db.life.toArray()
  const ids = new Set(standing.filter(({ shown }) => shown?.is_removed === false).map(({ id }) => id))
  return moved.filter((entry) => !ids.has(lifeSubjectOf(entry)))
}
