import type { Conversation } from '#contract/chat.ts'
import type { PulledDocument } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import { conversationChangeKinds } from './conversation-kinds.ts'
import { conversationOverlayTable, newerConversationOf, withoutServerCopy } from './conversation-rows.ts'
import { trimTurns } from './turn-limit.ts'

const PAGE = 100
/** Interval of full lists (ms): only a full list shows remote deletions. In between only changes are fetched. */
const FULL_LIST_MS = 86_400_000
/** How long a conversation removed on the server can be restored (ms). */
const RESTORABLE_MS = 30 * 86_400_000
const FULL_LIST_AT = 'chatsWholeAt'

interface ChatListAnswer {
  readonly conversations: readonly Conversation[]
  readonly isFullList: boolean
  /** Conversations known when the request started, with their `changed_at`; only these count as removed if the full list lacks them. */
  readonly known: ReadonlyMap<string, number>
}

/** All conversations of the user, with their logs. */
export const chatsDocument: PulledDocument<'chats', ChatListAnswer> = {
  name: 'chats',
  freshMs: 10_000,
  fetch: fetchChanged,
  write: writeList,
  deleteOrphans: trimTurns,
  downloadFiles: async (session, signal) => {
    const { fetchUpdatedLogs } = await import('./chat-logs.ts')
    await fetchUpdatedLogs(session, signal)
  },
}

/** Fetches pages, latest change first, until one without changes; all pages if a full list is due. */
async function fetchChanged(session: DeviceSession, signal?: AbortSignal): Promise<ChatListAnswer> {
  const db = getUserDb(session.user_id)
  const rows = await db.conversations.toArray()
  const known = new Map(rows.flatMap(({ confirmed }) => (confirmed ? [[confirmed.conversation_id, confirmed.changed_at]] : [])))
  const fullListAt = plausibleTimeOf((await db.state.get(FULL_LIST_AT))?.value as number | undefined) ?? 0
  const wantsFullList = Date.now() - fullListAt > FULL_LIST_MS
  const conversations: Conversation[] = []
  for (let before: number | undefined; ;) {
    const page = await callWithSession(session, 'chatLogs', { size: PAGE, ...(before !== undefined && { before }) }, { signal })
    conversations.push(...page.conversations)
    if (page.next === null) return { conversations, isFullList: true, known }
    const isKnown = page.conversations.every(({ conversation_id, changed_at }) => known.get(conversation_id) === changed_at)
    if (isKnown && !wantsFullList) return { conversations, isFullList: false, known }
    before = page.next
  }
}

async function writeList(db: UserDb, { conversations, isFullList, known }: ChatListAnswer): Promise<void> {
  const serverCopies = new Map(conversations.map((conversation) => [conversation.conversation_id, conversation]))
  const now = Date.now()
  const toServerRow = (row: ConversationRow): ConversationRow => {
    const copy = serverCopies.get(row.conversation_id)
    if (copy) return { ...row, confirmed: newerConversationOf(row.confirmed, copy), own: null, gone: null }
    if (isFullList && known.has(row.conversation_id)) return withoutServerCopy(row, now)
    return row.gone && now - row.gone.at > RESTORABLE_MS ? { ...row, gone: null } : row
  }
  await rebaseAllDocuments(db, conversationChangeKinds, conversationOverlayTable, toServerRow, [...serverCopies.keys()])
  if (isFullList) await db.state.put({ key: FULL_LIST_AT, value: now })
}
