import { getRouteApi } from '@tanstack/react-router'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { ModePicker } from '../../features/chat/modes/mode-picker.tsx'

const route = getRouteApi('/shell/chat/ai')

/** Page to choose the chat mode and the archive. */
export function ChatModePage() {
  const { chat } = route.useSearch()
  const navigate = route.useNavigate()
  const turnTo = (mode: typeof chat) => void navigate({ search: { chat: mode }, replace: true, resetScroll: false, viewTransition: false })
  return <ModePicker mode={chat} onMode={turnTo} switcher={<ArchiveSwitcher />} />
}
