import { getRouteApi } from '@tanstack/react-router'
import { ConversationList } from '../../features/chat/history/conversation-list.tsx'
import { ConversationLog } from '../../features/chat/history/conversation-log.tsx'

const route = getRouteApi('/shell/chat/log')

/** The conversation `c`, or the list of all conversations. */
export function ChatLogPage() {
  const { c } = route.useSearch()
  return c ? <ConversationLog conversationId={c} /> : <ConversationList />
}

export function ChatLogListPage() {
  return <ConversationList />
}
