import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { useChatQuota } from '../../../session/chats.ts'
import { formatRemaining } from '../../../terms/chat-labels.ts'

/** What is left of a way to ask, for whom the screens are about; nothing until it is known. */
export function Left({ mode }: { mode: ChatMode }) {
  const { _ } = useMessages()
  const remaining = useChatQuota(mode, useCurrentArchive()?.archive_id)
  return remaining && formatRemaining(_, remaining)
}
