import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#contract/chat.ts'
import { formatLogMarkdown } from '#device/chats/log-markdown.ts'
import { listTurns } from '#device/chats/turns.ts'
import { deriveHexagrams } from '#readings/changes/cast/index.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { formatTimestamp } from '../../../language/format-timestamp.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { CHAT_CHARACTER_LABELS, MODE_LABELS } from '../../../terms/chat-labels.ts'
import { hexagramNameFormatters } from '../../../terms/hexagrams.ts'
import { useAnswerDisclaimer } from '../message.ts'

type LogWords = Parameters<typeof formatLogMarkdown>[2]

/** Characters that some operating systems forbid in file names. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu

/** Returns a function that saves a conversation as a Markdown file. */
export function useMarkdownDownload() {
  const { t } = useLingui()
  const labels = useMessages()
  const { _, locale } = labels
  const userId = useUserId()
  const getDisclaimer = useAnswerDisclaimer()
  return async (conversation: Conversation): Promise<void> => {
    const character = _(CHAT_CHARACTER_LABELS[conversation.mode])
    const states: Partial<Record<Parameters<LogWords['state']>[0], string>> = {
      unsent: t`未送出`,
      asking: t`正在写`,
      writing: t`正在写`,
      stopped: t`写到这里，按你的意思停下了。`,
      failed: t`这一答没有写成，用掉的次数已经退回。`,
    }
    const words: LogWords = {
      kind: `${_(MODE_LABELS[conversation.mode])} · ${character}`,
      asker: t`问`,
      answerer: (by) => (by === 'house' || by === 'care' || by === '' ? character : `${character} · ${by}`),
      time: (ms) => formatTimestamp(labels, ms),
      cast: (cast) => {
        const { original, changed } = deriveHexagrams(cast)
        return [original, ...(changed ? [changed] : [])].map(hexagramNameFormatters[locale]).join(' → ')
      },
      lot: (lot) => t`第 ${lot} 签`,
      state: (state) => states[state] ?? '',
      note: getDisclaimer,
    }
    const text = formatLogMarkdown(conversation, await listTurns(userId, conversation.conversation_id), words)
    const name = conversation.title.replaceAll(FORBIDDEN, ' ').trim() || 'mingshu'
    saveFile(`${name}.md`, new Blob([text], { type: 'text/markdown' }))
  }
}
