/**
 * Settles an intent after its response: one transaction dequeues it and writes the result. Does nothing if the intent is no longer queued.
 */
import type { ApiError } from '../wire/api-error.ts'
import type { ChangeKind } from '../intents/kind.ts'
import { rebaseDocument, readPendingChanges } from '../intents/overlay.ts'
import { enqueueIntent, withTransaction } from '../intents/transaction.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { type AnyIntent, changeKindOf, changeKinds } from './kinds.ts'

/** Settles a change that the server applied. */
export function recordConfirmation(db: UserDb, intent: AnyIntent, answer: unknown): Promise<void> {
  return settleIntent(db, intent, (kind, db) => kind.confirm(db, intent, answer as never))
}

/** Settles a change that the server refused permanently: the row shows the server's copy again, and the change is stored as a failure. */
export function recordRefusal(db: UserDb, intent: AnyIntent, error: ApiError): Promise<void> {
  return settleIntent(db, intent, async (kind, db) => {
    const refusal = await kind.refuse(db, intent, error)
    if (refusal === 'noop') return
    const after = refusal === 'cascade' ? await dequeueAll(db, await readPendingChanges(db, intent.subject)) : []
    const last = after.at(-1)
    if (!last || !changeKindOf(last).isEnd) await storeFailure(db, intent, after, error)
  })
}

/**
 * Settles a change based on an old version: merges it, and later ones, into the server's copy if they changed different fields; else stores
 * a conflict.
 */
export function recordConflict(db: UserDb, intent: AnyIntent, theirs: unknown): Promise<void> {
  return settleIntent(db, intent, async ({ versioned }, db) => {
    if (!versioned) return
    const alike = (await readPendingChanges(db, intent.subject)).filter((later) => versioned.isSame(intent, later))
    await dequeueAll(db, alike)
    await versioned.adopt(db, theirs)
    const { base } = intent
    const last = alike.at(-1) ?? intent
    const { kind, subject, input: mine, ahead, at } = last
    const merged = versioned.mergeOver(theirs, { ...last, base } as never)
    if (merged) await enqueueIntent(db, changeKindOf(intent), { subject, ...merged, at, base: theirs })
    else await db.conflicts.put({ id: intent.id, kind, subject, mine, theirs, ahead, base, at })
  })
}

function settleIntent(db: UserDb, intent: Intent, settle: (kind: ChangeKind, db: UserDb) => Promise<void>): Promise<void> {
  return withTransaction(db, async (db) => {
    const found = await db.outbox.where('id').equals(intent.id).delete()
    if (found === 0) return
    const kind = changeKindOf(intent)
    await settle(kind, db)
    if (kind.overlay) await rebaseDocument(db, changeKinds, kind.overlay, intent.subject)
  })
}

async function dequeueAll(db: UserDb, intents: Intent[]): Promise<Intent[]> {
  await db.outbox.bulkDelete(intents.map(({ seq }) => seq))
  return intents
}

async function storeFailure(db: UserDb, intent: AnyIntent, after: Intent[], { code, fields }: ApiError): Promise<void> {
  const { id, subject } = intent
  const name = await changeKindOf(intent).readName(db, intent)
  await db.failures.put({ id, subject, intent, after, code, fields, name, at: Date.now() })
}
