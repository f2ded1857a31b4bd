import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { checkConversationCapacity, deleteOldestRemovedConversation } from './capacity.ts'
import { updateConversation, toConversation, findConversation, getConversationRow, getTurnRow } from './rows.ts'

/** Renames a conversation. Throws `notFound`. */
export const chatRename: EndpointHandler<'chatRename'> = async ({ db, now }, { userId }, { conversation_id, title }) => {
  await getConversationRow(db, userId, conversation_id)
  await updateConversation(db, userId, conversation_id, { title }, now())
  return toConversation(await getConversationRow(db, userId, conversation_id))
}

/** Returns a conversation that is live or can be restored. Throws `notFound`. */
async function restorable(db: Db, userId: string, conversationId: string, now: number) {
  const row = await findConversation(db, userId, conversationId)
  if (row === undefined || (row.removed_at !== null && row.removed_at <= computeRestoreCutoff(now))) throw new AppError('notFound')
  return row
}

/** Removes a conversation; it can be restored for 30 days. Idempotent. Throws `notFound`. */
export const chatRemove: EndpointHandler<'chatRemove'> = async ({ db, now }, { userId }, { conversation_id }) => {
  const { removed_at } = await restorable(db, userId, conversation_id, now())
  if (removed_at !== null) return { conversation_id }
  await updateConversation(db, userId, conversation_id, { removed_at: now() }, now())
  await deleteOldestRemovedConversation(db, userId)
  return { conversation_id }
}

/** Restores a removed conversation. Throws `notFound`, `chatLimit`. */
export const chatRestore: EndpointHandler<'chatRestore'> = async ({ db, now }, { userId }, { conversation_id }) => {
  const { removed_at } = await restorable(db, userId, conversation_id, now())
  if (removed_at !== null) {
    await checkConversationCapacity(db, userId)
    await updateConversation(db, userId, conversation_id, { removed_at: null }, now())
  }
  return toConversation(await getConversationRow(db, userId, conversation_id))
}

/** Rates an answer. Throws `notFound`. */
export const chatRate: EndpointHandler<'chatRate'> = async ({ db, now }, { userId }, { message_id, rating }) => {
  const turn = await getTurnRow(db, userId, message_id)
  if (turn.rating !== rating) {
    await db.updateTable('chat_turns').set({ rating }).where('user_id', '=', userId).where('message_id', '=', message_id).execute()
    await updateConversation(db, userId, turn.conversation_id, {}, now())
  }
  return { message_id, rating }
}

/** Deletes conversations removed more than 30 days ago. */
export async function purgeRemovedConversations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('conversations').where('removed_at', '<=', computeRestoreCutoff(now())).execute()
}
