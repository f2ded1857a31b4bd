import type { Conversation } from '#contract/chat.ts'
import type { Kind, Refusal } from '../intents/kind.ts'
import { byName } from '../intents/kind.ts'
import { applyPending } from '../intents/overlay.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import type { ApiError } from '../wire/api-error.ts'
import { adoptConversation, conversationOverlay, conversationRow, forgetConversation, newerOf } from './conversation-rows.ts'

const chatRenameKind: Kind<'chatRename', 'chatRename', Conversation, null> = {
  name: 'chatRename',
  endpoint: 'chatRename',
  overlay: conversationOverlay,
  patch: (shown, { input }) => shown && { ...shown, title: input.title },
  confirm: (db, _intent, answer) => adoptConversation(db, answer),
  refuse: refuseWithout('rollback'),
  isEnd: false,
  nameOf: titleOf,
  versioned: null,
}

const chatRemoveKind: Kind<'chatRemove', 'chatRemove', Conversation, null> = {
  name: 'chatRemove',
  endpoint: 'chatRemove',
  overlay: conversationOverlay,
  patch: () => null,
  confirm: (db, { subject }) => forgetConversation(db, subject),
  refuse: async (db, { subject }, error) => {
    if (error.codeName !== 'notFound') return 'rollback'
    // Removed already, on another device.
    await forgetConversation(db, subject)
    return 'noop'
  },
  isEnd: true,
  nameOf: titleOf,
  versioned: null,
}

const chatRestoreKind: Kind<'chatRestore', 'chatRestore', Conversation, Conversation> = {
  name: 'chatRestore',
  endpoint: 'chatRestore',
  overlay: conversationOverlay,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: (db, _intent, answer) => adoptConversation(db, answer),
  // Until it is back, all that follows rests on its coming.
  refuse: refuseWithout('cascade'),
  isEnd: false,
  nameOf: async (_db, { ahead }) => ahead.title,
  versioned: null,
}

/** Everything that can be done to a conversation. */
export const conversationKinds = byName(chatRenameKind, chatRemoveKind, chatRestoreKind)

/** The row with the server's copy taken over, unless what is here is newer, and what waits laid over it. */
export function withCopy(row: ConversationRow, copy: Conversation, pending: readonly Intent[]): ConversationRow {
  const confirmed = newerOf(row.confirmed, copy)
  return { ...row, confirmed, own: null, gone: null, shown: applyPending(conversationKinds, confirmed, pending) }
}

/** What a conversation would show, had none of its waiting changes removed it. */
export function unremovedOf({ confirmed, gone }: ConversationRow, pending: readonly Intent[]): Conversation | null {
  const others = pending.filter(({ kind }) => kind !== chatRemoveKind.name)
  return applyPending(conversationKinds, confirmed ?? gone?.copy ?? null, others)
}

/** Without the conversation there is nothing that its later changes could change. */
function refuseWithout(otherwise: Refusal) {
  return async (db: UserDb, { subject }: Intent, error: ApiError): Promise<Refusal> => {
    if (error.codeName !== 'notFound') return otherwise
    await forgetConversation(db, subject)
    return 'cascade'
  }
}

async function titleOf(db: UserDb, { subject }: Pick<Intent, 'subject'>): Promise<string> {
  const { shown, confirmed, gone } = await conversationRow(db, subject)
  return (shown ?? confirmed ?? gone?.copy)?.title ?? ''
}
