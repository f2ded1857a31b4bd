/** The user's decisions on conflicts and refused changes. */
import { resultCodes } from '#contract/codes.ts'
import { restoreArchive } from '../archives/archives.ts'
import { withUserTransaction } from '../intents/user-transaction.ts'
import { enqueueIntent } from '../intents/transaction.ts'
import { getUserDb } from '../store/db.ts'
import type { AnyFailure } from './kinds.ts'
import { changeKindOf } from './kinds.ts'

/** Queues the user's change of a conflict again, based on the server's version that it was compared with. */
export async function resolveWithMine(userId: string, conflictId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const conflict = await db.conflicts.get(conflictId)
    const versioned = conflict && changeKindOf(conflict).versioned
    if (!versioned) return
    await db.conflicts.delete(conflictId)
    const { subject, ahead, theirs: base } = conflict
    const input = await versioned.resubmit(db, conflict as never)
    await enqueueIntent(db, changeKindOf(conflict), { subject, input, ahead, at: Date.now(), base })
  })
}

/** Discards the user's change of a conflict. */
export async function resolveWithTheirs(userId: string, conflictId: string): Promise<void> {
  await getUserDb(userId).conflicts.delete(conflictId)
}

/** Returns whether a change was refused because its archive had been removed. */
export function isRemovedArchiveFailure({ code, intent: { kind } }: AnyFailure): boolean {
  return code === resultCodes.notFound.code && (kind === 'updateArchive' || kind === 'markPinned')
}

/** Queues a refused change again, and the later changes that failed with it; restores a removed archive first. */
export async function retryFailure(userId: string, failureId: string): Promise<void> {
  await withUserTransaction(userId, async (db) => {
    const failure = (await db.failures.get(failureId)) as AnyFailure | undefined
    if (!failure) return
    await db.failures.delete(failureId)
    if (isRemovedArchiveFailure(failure)) await restoreArchive(userId, failure.subject)
    for (const intent of [failure.intent, ...failure.after]) await enqueueIntent(db, changeKindOf(intent), { ...intent, at: Date.now() })
  })
}

/** Discards a refused change. */
export async function discardFailure(userId: string, failureId: string): Promise<void> {
  await getUserDb(userId).failures.delete(failureId)
}
