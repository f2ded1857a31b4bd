/** What a person decides about changes that did not arrive as they were made. */
import type { Kind } from '../intents/kind.ts'
import { layAllAnew } from '../intents/layers.ts'
import { inStepOf } from '../intents/own-step.ts'
import { enqueue, inOneStep } from '../intents/queue.ts'
import { userDb } from '../store/db.ts'
import type { AnyFailure } from './kinds.ts'
import { kindOf, kinds } from './kinds.ts'

/** The kept change is made again, on the version that it was compared with. */
export async function keepMine(userId: string, conflictId: string): Promise<void> {
  await inStepOf(userId, async (db) => {
    const conflict = await db.conflicts.get(conflictId)
    const versioned = conflict && kindOf(conflict).versioned
    if (!versioned) return
    await db.conflicts.delete(conflictId)
    const { subject, ahead } = conflict
    const input = await versioned.anew(db, conflict as never)
    await enqueue(db, kindOf(conflict), { subject, input, ahead, at: Date.now() })
  })
}

/** The kept change is let go. */
export async function keepTheirs(userId: string, conflictId: string): Promise<void> {
  await userDb(userId).conflicts.delete(conflictId)
}

/** Queues a refused change again, as a new one, with those that rested on it. */
export async function retryFailure(userId: string, failureId: string): Promise<void> {
  await inStepOf(userId, async (db) => {
    const failure = (await db.failures.get(failureId)) as AnyFailure | undefined
    if (!failure) return
    await db.failures.delete(failureId)
    for (const intent of [failure.intent, ...failure.after]) await enqueue(db, kindOf(intent), { ...intent, at: Date.now() })
  })
}

export async function discardFailure(userId: string, failureId: string): Promise<void> {
  await userDb(userId).failures.delete(failureId)
}

/** Drops every unsent change of a user, who need not be the one logged in; rows go back to the server's copy. */
export async function discardUnsent(userId: string): Promise<void> {
  const db = userDb(userId)
  await inOneStep(db, async () => {
    await Promise.all([db.outbox.clear(), db.conflicts.clear(), db.failures.clear()])
    for (const layers of new Set(Object.values<Kind>(kinds).map((kind) => kind.layers))) {
      if (layers) await layAllAnew(db, kinds, layers)
    }
  })
}
