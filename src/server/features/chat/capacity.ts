import { CONVERSATION_LIMIT, TURN_LIMIT } from '#contract/chat.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

const those = (db: Db, userId: string, isRemoved: boolean) =>
  db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)

/** Throws `chatLimit` if the user already has the maximum number of conversations. */
export async function checkConversationCapacity(db: Db, userId: string): Promise<void> {
  const { n } = await those(db, userId, false)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n >= CONVERSATION_LIMIT) throw new AppError('chatLimit', { conversations: CONVERSATION_LIMIT })
}

/** Throws `chatLimit` if the conversation already has the maximum number of questions. */
export function checkTurnCapacity({ turns }: { readonly turns: number }): void {
  if (turns >= TURN_LIMIT) throw new AppError('chatLimit', { turns: TURN_LIMIT })
}

/** Deletes the earliest removed conversation beyond `CONVERSATION_LIMIT` removed ones; removed one by one, so at most one exceeds it. */
export async function deleteOldestRemovedConversation(db: Db, userId: string): Promise<void> {
  const earliest = await those(db, userId, true)
    .select('conversation_id')
    .orderBy('removed_at', 'desc')
    .orderBy('conversation_id')
    .limit(1)
    .offset(CONVERSATION_LIMIT)
    .executeTakeFirst()
  if (earliest === undefined) return
  await db.deleteFrom('conversations').where('user_id', '=', userId).where('conversation_id', '=', earliest.conversation_id).execute()
}
