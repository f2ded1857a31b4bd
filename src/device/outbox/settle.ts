/**
 * What becomes of an intent once its answer was read: one transaction in which it leaves the queue and
 * what the answer means is written. An intent that is gone already (another runner, a log-out) settles nothing.
 */
import type { ApiError } from '../wire/api-error.ts'
import type { Kind } from '../intents/kind.ts'
import { rebaseDocument, pendingOf } from '../intents/overlay.ts'
import { enqueue, withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { type AnyIntent, kindOf, kinds } from './kinds.ts'

/** The server did it. */
export function confirm(db: UserDb, intent: AnyIntent, answer: unknown): Promise<void> {
  return dequeuing(db, intent, (kind, db) => kind.confirm(db, intent, answer as never))
}

/** The server refused it for good: what is shown goes back to the server's copy, the change is kept with the reason. */
export function refuse(db: UserDb, intent: AnyIntent, error: ApiError): Promise<void> {
  return dequeuing(db, intent, async (kind, db) => {
    const refusal = await kind.refuse(db, intent, error)
    if (refusal === 'noop') return
    const after = refusal === 'cascade' ? await dequeueAll(db, await pendingOf(db, intent.subject)) : []
    const last = after.at(-1)
    if (!last || !kindOf(last).isEnd) await keepFailure(db, intent, after, error)
  })
}

/**
 * The change was made on an old version. With those like it that followed it is made anew on the server's copy, where both
 * changed different things, or else kept beside it.
 */
export function recordConflict(db: UserDb, intent: AnyIntent, theirs: unknown): Promise<void> {
  return dequeuing(db, intent, async ({ versioned }, db) => {
    if (!versioned) return
    const alike = (await pendingOf(db, intent.subject)).filter((later) => versioned.isSame(intent, later))
    await dequeueAll(db, alike)
    await versioned.adopt(db, theirs)
    const { base } = intent
    const last = alike.at(-1) ?? intent
    const { kind, subject, input: mine, ahead, at } = last
    const merged = versioned.mergeOver(theirs, { ...last, base } as never)
    if (merged) await enqueue(db, kindOf(intent), { subject, ...merged, at, base: theirs })
    else await db.conflicts.put({ id: intent.id, kind, subject, mine, theirs, ahead, base, at })
  })
}

function dequeuing(db: UserDb, intent: Intent, settle: (kind: Kind, db: UserDb) => Promise<void>): Promise<void> {
  return withTransaction(db, async (db) => {
    const found = await db.outbox.where('id').equals(intent.id).delete()
    if (found === 0) return
    const kind = kindOf(intent)
    await settle(kind, db)
    if (kind.overlay) await rebaseDocument(db, kinds, kind.overlay, intent.subject)
  })
}

async function dequeueAll(db: UserDb, intents: Intent[]): Promise<Intent[]> {
  await db.outbox.bulkDelete(intents.map(({ seq }) => seq))
  return intents
}

async function keepFailure(db: UserDb, intent: AnyIntent, after: Intent[], { code, fields }: ApiError): Promise<void> {
  const { id, subject } = intent
  const name = await kindOf(intent).nameOf(db, intent)
  await db.failures.put({ id, subject, intent, after, code, fields, name, at: Date.now() })
}
