import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { type ConversationEntry, removeConversation, renameConversation, restoreConversation } from '#device/chats/conversations.ts'
import { type Conversation, MAX_TITLE_WIDTH } from '#contract/chat.ts'
import { widthOf } from '#contract/fields.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatTimestamp } from '../../../language/format-timestamp.ts'
import { MODE_LABELS } from '../../../terms/chat-labels.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { ChatCharacterIcon } from '../characters.tsx'
import { UnsentActions } from '../components/message-list.tsx'
import { useMarkdownDownload } from '../hooks/use-markdown-download.ts'
import { useStoreErrorMessage } from '../../../errors/use-store-error-message.ts'
import { useUserId } from '../../../session/session.ts'
import { showActionToast } from '../../../ui/offer-toast.tsx'
import { showToast } from '../../../ui/toast.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './conversation-item.module.css'

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
          <ChatCharacterIcon mode={mode} size={36} />
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

/** True if the text is a valid conversation title. */
const isValidTitle = (typed: string): boolean => {
  const title = typed.trim()
  return title !== '' && widthOf(title) <= MAX_TITLE_WIDTH && !/[<>\p{Cc}]/u.test(title)
}

/** Rename, remove and restore a stored conversation; each shows its result as a toast. */
function useConversationActions() {
  const { t } = useLingui()
  const userId = useUserId()
  const errorMessageOf = useStoreErrorMessage()

  async function change(work: () => Promise<void>, failed: string, showResult: () => void): Promise<boolean> {
    try {
      await work()
      showResult()
      return true
    } catch (error) {
      showToast(errorMessageOf(error, failed))
      return false
    }
  }
  const restore = (id: string) =>
    change(
      () => restoreConversation(userId, id),
      t`没能找回，请重试`,
      () => showToast(t`已找回`),
    )
  return {
    rename: (id: string, title: string) =>
      change(
        () => renameConversation(userId, id, title.trim()),
        t`没能改名，请重试`,
        () => showToast(t`改名成功`),
      ),
    remove: ({ conversation_id }: Conversation) =>
      change(
        () => removeConversation(userId, conversation_id),
        t`删除失败`,
        () => showActionToast(t`删除成功`, { label: t`撤销`, run: () => void restore(conversation_id) }),
      ),
  }
}

interface RenameSheetProps {
  conversation: Conversation
  opened: boolean
  onClose: () => void
}

/** Dialog to rename a conversation. */
function RenameSheet({ conversation: { conversation_id, title }, opened, onClose }: RenameSheetProps) {
  const { t } = useLingui()
  const { rename } = useConversationActions()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? title
  function close() {
    setTyped(undefined)
    onClose()
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (isValidTitle(text) && (text.trim() === title || (await rename(conversation_id, text)))) close()
  }
  return (
    <Sheet opened={opened} onClose={close} title={t`改名`} width={400}>
      <form onSubmit={(event) => void save(event)}>
        <TextInput label={t`名称`} data-autofocus value={text} onChange={({ currentTarget: { value } }) => setTyped(value)} />
        <div className={classes.actions}>
          <Button type="submit" disabled={!isValidTitle(text)}>{t`保存`}</Button>
        </div>
      </form>
    </Sheet>
  )
}
