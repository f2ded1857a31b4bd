import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { useChatQuota } from '../../../session/chats.ts'
import { formatChatQuota } from '../../../terms/chat-labels.ts'

/** Remaining quota of a mode for the viewed archive; nothing while unknown. */
export function RemainingChatQuota({ mode }: { mode: ChatMode }) {
  const { _ } = useMessages()
  const remaining = useChatQuota(mode, useCurrentArchive()?.archive_id)
  return remaining && formatChatQuota(_, remaining)
}
