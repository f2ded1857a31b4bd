import type { Conversation } from '#contract/chat.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import type { Session } from '../session/session.ts'
import { callFor } from '../session/session.ts'
import type { ConversationRow } from '../store/chat-rows.ts'
import type { UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { conversationKinds } from './conversation-kinds.ts'
import { conversationOverlay, newerOf, withoutCopy } from './conversation-rows.ts'
import { trimTurns } from './turn-space.ts'

const PAGE = 100
/** What was removed elsewhere is known by the whole list alone; that is asked for so often, and else what changed. */
const WHOLE_MS = 86_400_000
/** As long as what was removed can be brought back. */
const KEPT_ASIDE_MS = 30 * 86_400_000
const WHOLE_AT = 'chatsWholeAt'

interface Told {
  readonly conversations: readonly Conversation[]
  readonly isWhole: boolean
  /** What was here when it was asked: what was begun since is not missing from the list. */
  readonly known: ReadonlyMap<string, number>
}

/** All conversations, and what was said in them. */
export const chatsDocument: Document<'chats', Told> = {
  name: 'chats',
  freshMs: 10_000,
  fetch: fetchChanged,
  write: writeList,
  drop: trimTurns,
  follow: async (session, signal) => {
    const { fetchLogs } = await import('./chat-logs.ts')
    await fetchLogs(session, signal)
  },
}

/** The last changed come first, so the first page on which nothing is new is the last one that is needed. */
async function fetchChanged(session: Session, signal?: AbortSignal): Promise<Told> {
  const db = userDb(session.user_id)
  const rows = await db.conversations.toArray()
  const known = new Map(rows.flatMap(({ confirmed }) => (confirmed ? [[confirmed.conversation_id, confirmed.changed_at]] : [])))
  const wholeAt = knownTimeOf((await db.state.get(WHOLE_AT))?.value as number | undefined) ?? 0
  const wantsWhole = Date.now() - wholeAt > WHOLE_MS
  const conversations: Conversation[] = []
  for (let before: number | undefined; ;) {
    const page = await callFor(session, 'chatLogs', { size: PAGE, ...(before !== undefined && { before }) }, { signal })
    conversations.push(...page.conversations)
    if (page.next === null) return { conversations, isWhole: true, known }
    const isKnown = page.conversations.every(({ conversation_id, changed_at }) => known.get(conversation_id) === changed_at)
    if (isKnown && !wantsWhole) return { conversations, isWhole: false, known }
    before = page.next
  }
}

async function writeList(db: UserDb, { conversations, isWhole, known }: Told): Promise<void> {
  const told = new Map(conversations.map((conversation) => [conversation.conversation_id, conversation]))
  const now = Date.now()
  const asTold = (row: ConversationRow): ConversationRow => {
    const copy = told.get(row.conversation_id)
    if (copy) return { ...row, confirmed: newerOf(row.confirmed, copy), own: null, gone: null }
    if (isWhole && known.has(row.conversation_id)) return withoutCopy(row, now)
    return row.gone && now - row.gone.at > KEPT_ASIDE_MS ? { ...row, gone: null } : row
  }
  await rebaseAllDocuments(db, conversationKinds, conversationOverlay, asTold, [...told.keys()])
  if (isWhole) await db.state.put({ key: WHOLE_AT, value: now })
}
