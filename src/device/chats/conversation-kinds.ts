import type { Conversation } from '#contract/chat.ts'
import type { ChangeKind, RefusalEffect } from '../intents/kind.ts'
import { mapKindsByName } from '../intents/kind.ts'
import { applyPendingChanges } from '../intents/overlay.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import type { ApiError } from '../wire/api-error.ts'
import {
  adoptServerConversation,
  conversationOverlayTable,
  readConversationRow,
  recordConversationGone,
  newerConversationOf,
} from './conversation-rows.ts'

const chatRenameKind: ChangeKind<'chatRename', 'chatRename', Conversation, null> = {
  name: 'chatRename',
  endpoint: 'chatRename',
  overlay: conversationOverlayTable,
  patch: (shown, { input }) => shown && { ...shown, title: input.title },
  confirm: (db, _intent, answer) => adoptServerConversation(db, answer),
  refuse: refuseWithout('rollback'),
  isEnd: false,
  readName: titleOf,
  versioned: null,
}

const chatRemoveKind: ChangeKind<'chatRemove', 'chatRemove', Conversation, null> = {
  name: 'chatRemove',
  endpoint: 'chatRemove',
  overlay: conversationOverlayTable,
  patch: () => null,
  confirm: (db, { subject }) => recordConversationGone(db, subject),
  refuse: async (db, { subject }, error) => {
    if (error.codeName !== 'notFound') return 'rollback'
    // Confirms the removal: the conversation was already removed on another device.
    await recordConversationGone(db, subject)
    return 'noop'
  },
  isEnd: true,
  readName: titleOf,
  versioned: null,
}

const chatRestoreKind: ChangeKind<'chatRestore', 'chatRestore', Conversation, Conversation> = {
  name: 'chatRestore',
  endpoint: 'chatRestore',
  overlay: conversationOverlayTable,
  patch: (shown, { ahead }) => shown ?? ahead,
  confirm: (db, _intent, answer) => adoptServerConversation(db, answer),
  // All later pending changes fail as well if the conversation was not restored.
  refuse: refuseWithout('cascade'),
  isEnd: false,
  readName: async (_db, { ahead }) => ahead.title,
  versioned: null,
}

/** All kinds of changes to a conversation. */
export const conversationChangeKinds = mapKindsByName(chatRenameKind, chatRemoveKind, chatRestoreKind)

/** Returns the row with the newer of the server's and the stored copy, with pending changes applied. */
export function withNewerCopy(row: ConversationRow, copy: Conversation, pending: readonly Intent[]): ConversationRow {
  const confirmed = newerConversationOf(row.confirmed, copy)
  return { ...row, confirmed, own: null, gone: null, shown: applyPendingChanges(conversationChangeKinds, confirmed, pending) }
}

/** Returns the conversation with all pending changes except removals; null if there is no copy of it. */
export function computeConversationIgnoringRemovals({ confirmed, gone }: ConversationRow, pending: readonly Intent[]): Conversation | null {
  const others = pending.filter(({ kind }) => kind !== chatRemoveKind.name)
  return applyPendingChanges(conversationChangeKinds, confirmed ?? gone?.copy ?? null, others)
}

/**
 * Returns a `refuse` function: 'cascade' if the conversation no longer exists, so that its later pending changes fail too; else
 * `otherwise`.
 */
function refuseWithout(otherwise: RefusalEffect) {
  return async (db: UserDb, { subject }: Intent, error: ApiError): Promise<RefusalEffect> => {
    if (error.codeName !== 'notFound') return otherwise
    await recordConversationGone(db, subject)
    return 'cascade'
  }
}

async function titleOf(db: UserDb, { subject }: Pick<Intent, 'subject'>): Promise<string> {
  const { shown, confirmed, gone } = await readConversationRow(db, subject)
  return (shown ?? confirmed ?? gone?.copy)?.title ?? ''
}
