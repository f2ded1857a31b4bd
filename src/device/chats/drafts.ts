import type { ChatMode } from '#contract/chat.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { Draft } from '../store/chat-rows.ts'
import { type UserDb, readIfOpen } from '../store/db.ts'

export type { Draft } from '../store/chat-rows.ts'

/** What is typed for a conversation, or for a new one: a mode has one, and each card that is asked about another. */
export interface DraftPlace {
  readonly mode: ChatMode
  readonly conversationId?: string | null | undefined
  readonly card?: string | null | undefined
}

const MOST = 200

/** What a draft is kept under. */
export function draftKeyOf({ mode, conversationId, card }: DraftPlace): string {
  return conversationId ?? (card ? `${mode} ${card}` : mode)
}

export function getDraft(userId: string, key: string): Promise<Draft | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.drafts.get(key)
    return row ? { text: row.text, cast: row.cast, lot: row.lot, at: row.at } : null
  })
}

/** Keeps what is typed; nothing typed, and nothing drawn, is no draft. */
export async function saveDraft(userId: string, key: string, draft: Pick<Draft, 'text'> & Partial<Draft>): Promise<void> {
  await readIfOpen(userId, undefined, (db) => withTransaction(db, (db) => putDraft(db, key, draft)))
}

/** The same within a step. */
export async function putDraft(
  db: UserDb,
  key: string,
  { text, cast = null, lot = null }: Pick<Draft, 'text'> & Partial<Draft>,
): Promise<void> {
  if (text === '' && !cast && lot === null) return db.drafts.delete(key)
  await db.drafts.put({ key, text, cast, lot, at: Date.now() })
  const more = (await db.drafts.count()) - MOST
  if (more <= 0) return
  const oldest = (await db.drafts.toArray()).sort((a, b) => a.at - b.at).slice(0, more)
  await db.drafts.bulkDelete(oldest.map((row) => row.key))
}

/** A question that was refused comes back into its field, before what was typed there meanwhile. Within a step. */
export async function restoreDraft(db: UserDb, key: string, { text, cast, lot }: Pick<Draft, 'text' | 'cast' | 'lot'>): Promise<void> {
  const typed = (await db.drafts.get(key))?.text ?? ''
  await putDraft(db, key, { text: typed === '' || typed === text ? text : `${text}\n${typed}`, cast, lot })
}
