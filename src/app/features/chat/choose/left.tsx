import type { ChatMode } from '#contract/chat.ts'
import { useWords } from '../../../language/use-words.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { useRemaining } from '../../../session/chats.ts'
import { leftTextOf } from '../../../terms/chat-words.ts'

/** What is left of a way to ask, for whom the screens are about; nothing until it is known. */
export function Left({ mode }: { mode: ChatMode }) {
  const { _ } = useWords()
  const remaining = useRemaining(mode, useCurrentArchive()?.archive_id)
  return remaining && leftTextOf(_, remaining)
}
