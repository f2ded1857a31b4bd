import { getRouteApi } from '@tanstack/react-router'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { Summon } from '../../features/chat/choose/summon.tsx'

const route = getRouteApi('/shell/chat/ai')

/** Choice of the chat mode and the archive. */
export function SummonPage() {
  const { chat } = route.useSearch()
  const navigate = route.useNavigate()
  const turnTo = (mode: typeof chat) => void navigate({ search: { chat: mode }, replace: true, resetScroll: false, viewTransition: false })
  return <Summon mode={chat} onMode={turnTo} switcher={<ArchiveSwitcher />} />
}
