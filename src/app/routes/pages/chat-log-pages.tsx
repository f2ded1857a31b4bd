import { getRouteApi } from '@tanstack/react-router'
import { LogList } from '../../features/chat/log/log-list.tsx'
import { LogView } from '../../features/chat/log/log-view.tsx'

const route = getRouteApi('/shell/chat/log')

/** The conversation `c`, or the list of all. */
export function ChatLogPage() {
  const { c } = route.useSearch()
  return c ? <LogView conversationId={c} /> : <LogList />
}

export function ChatLogListPage() {
  return <LogList />
}
