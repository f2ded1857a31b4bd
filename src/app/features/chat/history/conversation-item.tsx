import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConversationEntry } from '#device/chats/conversations.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatTimestamp } from '../../../language/format-timestamp.ts'
import { MODE_LABELS } from '../../../terms/chat-labels.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { CharacterMark } from '../components/character-mark.tsx'
import { UnsentActions } from '../components/unsent-actions.tsx'
import classes from './conversation-item.module.css'
import { RenameSheet } from './rename-sheet.tsx'
import { useConversationActions } from '../hooks/use-conversation-actions.ts'
import { useMarkdownDownload } from '../hooks/use-markdown-download.ts'

interface ConversationItemProps {
  conversation: ConversationEntry
  onSend: (messageId: string) => Promise<unknown>
  onDiscard: (messageId: string) => Promise<unknown>
}

/** A conversation in the list: title, mode, number of questions, date, any unsent question, and its menu. */
export function ConversationItem({ conversation, onSend, onDiscard }: ConversationItemProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const { remove } = useConversationActions()
  const download = useMarkdownDownload()
  const [isRenaming, setRenaming] = useState(false)
  const { conversation_id, mode, title, turns, changed_at, unsent } = conversation
  // Only the oldest unsent question can be sent, because each question needs the answer to the one before it.
  const waiting = unsent[0]
  const count = plural(turns, { other: '# 问' })
  return (
    <li className={classes.root}>
      <Link to="/chat/log" search={{ c: conversation_id }} className={classes.link}>
        <span className={classes.mark}>
          <CharacterMark mode={mode} size={36} />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.detail}>{[_(MODE_LABELS[mode]), count, formatTimestamp(messages, changed_at)].join(' · ')}</span>
        </span>
      </Link>
      <MoreMenu
        label={t`“${title}”的更多操作`}
        entries={[
          { label: t`改名`, run: () => setRenaming(true) },
          { label: t`存成 Markdown`, run: () => void download(conversation) },
          { label: t`删除`, run: () => void remove(conversation) },
        ]}
      />
      {waiting !== undefined && (
        <div className={classes.waiting}>
          <UnsentActions onSend={() => onSend(waiting)} onDiscard={() => onDiscard(waiting)} />
        </div>
      )}
      <RenameSheet conversation={conversation} opened={isRenaming} onClose={() => setRenaming(false)} />
    </li>
  )
}
