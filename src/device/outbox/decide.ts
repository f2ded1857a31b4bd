/** What a person decides about changes that did not arrive as they were made. */
import { codes } from '#contract/codes.ts'
import { restoreArchive } from '../archives/archives.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueue } from '../intents/transaction.ts'
import { userDb } from '../store/db.ts'
import type { AnyFailure } from './kinds.ts'
import { kindOf } from './kinds.ts'

/** The kept change is made again, on the version that it was compared with. */
export async function keepMine(userId: string, conflictId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const conflict = await db.conflicts.get(conflictId)
    const versioned = conflict && kindOf(conflict).versioned
    if (!versioned) return
    await db.conflicts.delete(conflictId)
    const { subject, ahead, theirs: base } = conflict
    const input = await versioned.resubmit(db, conflict as never)
    await enqueue(db, kindOf(conflict), { subject, input, ahead, at: Date.now(), base })
  })
}

/** The kept change is let go. */
export async function keepTheirs(userId: string, conflictId: string): Promise<void> {
  await userDb(userId).conflicts.delete(conflictId)
}

/** Whether a change was refused because the archive that it is about was removed. */
export function hasLostArchive({ code, intent: { kind } }: AnyFailure): boolean {
  return code === codes.notFound.code && (kind === 'updateArchive' || kind === 'markPinned')
}

/** Queues a refused change again, as a new one, with those that rested on it; a removed archive is brought back first. */
export async function retryFailure(userId: string, failureId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const failure = (await db.failures.get(failureId)) as AnyFailure | undefined
    if (!failure) return
    await db.failures.delete(failureId)
    if (hasLostArchive(failure)) await restoreArchive(userId, failure.subject)
    for (const intent of [failure.intent, ...failure.after]) await enqueue(db, kindOf(intent), { ...intent, at: Date.now() })
  })
}

export async function discardFailure(userId: string, failureId: string): Promise<void> {
  await userDb(userId).failures.delete(failureId)
}
