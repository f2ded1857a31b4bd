import type { Kysely } from 'kysely'

/** Conversations, questions, and answers in pieces. Ids are created by the client and unique per user. */
export async function createChatTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text')
    .addColumn('other_id', 'text')
    .addColumn('card', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('conversations_pk', ['user_id', 'conversation_id'])
    .execute()
  await db.schema.createIndex('conversations_by_change').on('conversations').columns(['user_id', 'changed_at']).execute()
  await db.schema.createIndex('conversations_by_removal').on('conversations').column('removed_at').execute()

  await db.schema
    .createTable('chat_turns')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('conversation_id', 'text', (column) => column.notNull())
    .addColumn('nr', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('cast', 'text')
    .addColumn('lot', 'integer')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('written', 'integer', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('subjects', 'text')
    .addPrimaryKeyConstraint('chat_turns_pk', ['user_id', 'message_id'])
    .addForeignKeyConstraint(
      'chat_turns_conversation',
      ['user_id', 'conversation_id'],
      'conversations',
      ['user_id', 'conversation_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('chat_turns_in_order').on('chat_turns').columns(['user_id', 'conversation_id', 'nr']).unique().execute()
  await db.schema.createIndex('chat_turns_by_day').on('chat_turns').columns(['user_id', 'day']).execute()

  await db.schema
    .createTable('chat_pieces')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('piece', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_pieces_pk', ['user_id', 'message_id', 'seq'])
    .addForeignKeyConstraint('chat_pieces_turn', ['user_id', 'message_id'], 'chat_turns', ['user_id', 'message_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
