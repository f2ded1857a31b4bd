import type { AnswerState, ChatPiece, ChatTurn, Conversation } from '#contract/chat.ts'
import type { ChatTurnsTable, ConversationsTable } from '../../db/chat-tables.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'

type StandingRow = ConversationsTable & { readonly standing_archive: string | null; readonly standing_other: string | null }

/** Selects the user's conversations, joined with the live ones of their archives. */
export const selectConversations = (db: Db, userId: string) =>
  db
    .selectFrom('conversations')
    .leftJoin('archives as own', (join) =>
      join
        .onRef('own.user_id', '=', 'conversations.user_id')
        .onRef('own.archive_id', '=', 'conversations.archive_id')
        .on('own.removed_at', 'is', null),
    )
    .leftJoin('archives as other', (join) =>
      join
        .onRef('other.user_id', '=', 'conversations.user_id')
        .onRef('other.archive_id', '=', 'conversations.other_id')
        .on('other.removed_at', 'is', null),
    )
    .selectAll('conversations')
    .select(['own.archive_id as standing_archive', 'other.archive_id as standing_other'])
    .where('conversations.user_id', '=', userId)

/** Converts a row to the contract's form; the id of a removed archive becomes null. */
export function toConversation({ conversation_id, mode, card, title, turns, created_at, changed_at, ...row }: StandingRow): Conversation {
  const archives = { archive_id: row.standing_archive, other_id: row.standing_other }
  return { conversation_id, mode, ...archives, card, title, turns, created_at, changed_at }
}

/** Returns a conversation of the user, live or removed; undefined if there is none with this id. */
export async function findConversation(db: Db, userId: string, conversationId: string): Promise<StandingRow | undefined> {
  return selectConversations(db, userId).where('conversations.conversation_id', '=', conversationId).executeTakeFirst()
}

/** Returns a live conversation. Throws `notFound`, the same for a removed, a missing or another user's conversation. */
export async function getConversationRow(db: Db, userId: string, conversationId: string): Promise<StandingRow> {
  const row = await findConversation(db, userId, conversationId)
  if (row === undefined || row.removed_at !== null) throw new AppError('notFound')
  return row
}

/** Selects the user's questions with their answers' state. */
export const selectTurns = (db: Db, userId: string) => db.selectFrom('chat_turns').selectAll().where('user_id', '=', userId)

/** Returns the row of a question and its answer. Throws `notFound`. */
export async function getTurnRow(db: Db, userId: string, messageId: string): Promise<ChatTurnsTable> {
  const row = await selectTurns(db, userId).where('message_id', '=', messageId).executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return row
}

/** Piece of an answer with its position, from 1. */
export interface NumberedPiece {
  readonly seq: number
  readonly piece: ChatPiece
}

/** Returns the pieces of an answer numbered above `after`, in order. */
export async function readPiecesAfter(db: Db, userId: string, messageId: string, after: number): Promise<readonly NumberedPiece[]> {
  const rows = await db
    .selectFrom('chat_pieces')
    .select(['seq', 'piece'])
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, piece }) => ({ seq, piece: JSON.parse(piece) as ChatPiece }))
}

/** Converts a question with its answer to the contract's form. */
export function toTurn(row: ChatTurnsTable, pieces: readonly ChatPiece[]): ChatTurn {
  const { message_id, conversation_id, text, locale, cast, lot, asked_at, state, by, rating } = row
  const thrown = cast === null ? null : (JSON.parse(cast) as number[])
  return { message_id, conversation_id, text, locale, cast: thrown, lot, asked_at, answer: { state, by, pieces: [...pieces], rating } }
}

export async function readTurnWithPieces(db: Db, userId: string, messageId: string): Promise<ChatTurn> {
  const row = await getTurnRow(db, userId, messageId)
  return toTurn(
    row,
    (await readPiecesAfter(db, userId, messageId, 0)).map(({ piece }) => piece),
  )
}

/** Returns all turns of a conversation with their pieces, oldest first. */
export async function readTurnsIn(db: Db, userId: string, conversationId: string): Promise<ChatTurn[]> {
  const rows = await selectTurns(db, userId).where('conversation_id', '=', conversationId).orderBy('nr').execute()
  const pieces = await db
    .selectFrom('chat_pieces')
    .innerJoin('chat_turns', (join) =>
      join.onRef('chat_turns.user_id', '=', 'chat_pieces.user_id').onRef('chat_turns.message_id', '=', 'chat_pieces.message_id'),
    )
    .select(['chat_pieces.message_id', 'chat_pieces.piece'])
    .where('chat_turns.user_id', '=', userId)
    .where('chat_turns.conversation_id', '=', conversationId)
    .orderBy('chat_pieces.message_id')
    .orderBy('chat_pieces.seq')
    .execute()
  const byMessage = Map.groupBy(pieces, ({ message_id }) => message_id)
  return rows.map((row) =>
    toTurn(
      row,
      (byMessage.get(row.message_id) ?? []).map(({ piece }) => JSON.parse(piece) as ChatPiece),
    ),
  )
}

/** Returns `now`, or more if needed to exceed all change times of the user's conversations. `db` must have locked the user. */
async function nextChangeTime(db: Db, userId: string, now: number): Promise<number> {
  const { latest } = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.max('changed_at').as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Math.max(now, (latest ?? 0) + 1)
}

type Changes = Partial<Pick<ConversationsTable, 'title' | 'turns' | 'removed_at'>>

/** Updates a conversation and its change time. `db` must have locked the user. */
export async function updateConversation(db: Db, userId: string, conversationId: string, changes: Changes, now: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ ...changes, changed_at: await nextChangeTime(db, userId, now) })
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .execute()
}

export async function addConversation(db: Db, row: Omit<ConversationsTable, 'changed_at' | 'removed_at'>): Promise<void> {
  const changed_at = await nextChangeTime(db, row.user_id, row.created_at)
  await db
    .insertInto('conversations')
    .values({ ...row, changed_at, removed_at: null })
    .execute()
}

type Ended = { readonly state: Exclude<AnswerState, 'writing'>; readonly by?: string }

/**
 * Ends an unfinished answer. Returns its number of pieces; undefined if it had ended. `db` must have locked the user (order:
 * user, turn, job).
 */
export async function endAnswer(db: Db, userId: string, messageId: string, ended: Ended, now: number): Promise<number | undefined> {
  const row = await db
    .updateTable('chat_turns')
    .set({ ...ended, subjects: null })
    .where('user_id', '=', userId)
    .where('message_id', '=', messageId)
    .where('state', '=', 'writing')
    .returning(['conversation_id', 'written'])
    .executeTakeFirst()
  if (row !== undefined) await updateConversation(db, userId, row.conversation_id, {}, now)
  return row?.written
}
