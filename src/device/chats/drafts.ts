import type { ChatMode } from '#contract/chat.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { StoredDraft } from '../store/chat-rows.ts'
import { type UserDb, readIfOpen } from '../store/db.ts'

export type { StoredDraft } from '../store/chat-rows.ts'

/** What a draft belongs to: a conversation; or the next new conversation of a mode or, if `card` is set, of a card. */
export interface DraftTarget {
  readonly mode: ChatMode
  readonly conversationId?: string | null | undefined
  readonly card?: string | null | undefined
}

const MAX_DRAFTS = 200

/** Returns the primary key of a draft. */
export function draftKeyOf({ mode, conversationId, card }: DraftTarget): string {
  return conversationId ?? (card ? `${mode} ${card}` : mode)
}

export function getDraft(userId: string, key: string): Promise<StoredDraft | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.drafts.get(key)
    return row ? { text: row.text, cast: row.cast, lot: row.lot, at: row.at } : null
  })
}

/** Stores a draft; deletes it if it has neither text nor cast nor lot. */
export async function saveDraft(userId: string, key: string, draft: Pick<StoredDraft, 'text'> & Partial<StoredDraft>): Promise<void> {
  await readIfOpen(userId, undefined, (db) => withTransaction(db, (db) => putDraft(db, key, draft)))
}

/** Does the same as `saveDraft` inside a transaction, and deletes the oldest drafts above the maximum. */
export async function putDraft(
  db: UserDb,
  key: string,
  { text, cast = null, lot = null }: Pick<StoredDraft, 'text'> & Partial<StoredDraft>,
): Promise<void> {
  if (text === '' && !cast && lot === null) return db.drafts.delete(key)
  await db.drafts.put({ key, text, cast, lot, at: Date.now() })
  const more = (await db.drafts.count()) - MAX_DRAFTS
  if (more <= 0) return
  const oldest = (await db.drafts.toArray()).sort((a, b) => a.at - b.at).slice(0, more)
  await db.drafts.bulkDelete(oldest.map((row) => row.key))
}

/** Puts a refused question back into its draft, before text typed meanwhile. Call inside a transaction. */
export async function restoreDraft(
  db: UserDb,
  key: string,
  { text, cast, lot }: Pick<StoredDraft, 'text' | 'cast' | 'lot'>,
): Promise<void> {
  const typed = (await db.drafts.get(key))?.text ?? ''
  await putDraft(db, key, { text: typed === '' || typed === text ? text : `${text}\n${typed}`, cast, lot })
}
