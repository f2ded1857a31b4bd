import type { OutputOf } from '#contract/endpoints.ts'
import { rebaseDocument } from '../intents/overlay.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import { conversationChangeKinds } from './conversation-kinds.ts'
import { adoptServerConversation, conversationOverlayTable, readConversationRow, recordConversationGone } from './conversation-rows.ts'
import { mergeServerTurn, putTurn, serverTurn } from './turn-rows.ts'

/**
 * Fetches and stores all turns of a conversation that is not complete on this device. @throws ApiError notFound and connection errors
 * @throws OtherUser
 */
export async function fetchConversationLog(userId: string, conversationId: string): Promise<void> {
  await fetchLogWithSession(await requireSessionOf(userId), conversationId)
}

/** Does the same as `fetchConversationLog` for a given session; deletes a conversation that the server no longer has. @throws ApiError */
export async function fetchLogWithSession(session: DeviceSession, conversation_id: string, signal?: AbortSignal): Promise<void> {
  const db = getUserDb(session.user_id)
  try {
    const log = await callWithSession(session, 'chatLog', { conversation_id }, { signal })
    await withTransaction(db, (db) => writeLog(db, log))
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'notFound') await withTransaction(db, (db) => forget(db, conversation_id))
    throw error
  }
}

async function writeLog(db: UserDb, { conversation, turns }: OutputOf<'chatLog'>): Promise<void> {
  const { conversation_id, changed_at } = conversation
  await adoptServerConversation(db, conversation)
  await db.conversations.update(conversation_id, { log_at: changed_at })
  await rebaseDocument(db, conversationChangeKinds, conversationOverlayTable, conversation_id)
  const here = await db.turns.bulkGet(turns.map(({ message_id }) => message_id))
  for (const [i, turn] of turns.entries()) {
    const known = here[i]?.confirmed ?? null
    const next = mergeServerTurn(known, serverTurn(turn))
    // Skips unchanged rows, so that no live query reruns.
    if (JSON.stringify(known) !== JSON.stringify(next)) await putTurn(db, next)
  }
}

async function forget(db: UserDb, conversationId: string): Promise<void> {
  const { confirmed } = await readConversationRow(db, conversationId)
  if (!confirmed) return
  await recordConversationGone(db, conversationId)
  await rebaseDocument(db, conversationChangeKinds, conversationOverlayTable, conversationId)
}
