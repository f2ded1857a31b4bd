import { useLingui } from '@lingui/react/macro'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useMemo } from 'react'
import { useArchives } from '../../../session/archives.ts'
import { useConversation, useQuestionsWithAnswers } from '../../../session/chats.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CHAT_CHARACTER_LABELS, MODE_LABELS } from '../../../terms/chat-labels.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { TopBar, useBack } from '../../../ui/top-bar.tsx'
import { ConversationPeopleContext } from '../hooks/use-conversation-people.ts'
import { MessageList } from '../components/message-list.tsx'
import { useChatActions } from '../hooks/use-chat-actions.ts'
import classes from './conversation-log.module.css'
import { useMarkdownDownload } from '../hooks/use-markdown-download.ts'

/** A stored conversation for rereading, with a button to continue it. */
export function ConversationLog({ conversationId }: { conversationId: string }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const conversation = useConversation(conversationId)
  const messages = useQuestionsWithAnswers(conversationId)
  const archives = useArchives()
  const back = useBack('/chat/loglist')
  const download = useMarkdownDownload()
  const [archiveId, otherId] = [conversation?.archive_id, conversation?.other_id]
  const about = useMemo(() => {
    const byId = (id: string | null | undefined) => archives?.find(({ archive_id }) => archive_id === id) ?? null
    return { archive: byId(archiveId), other: byId(otherId) }
  }, [archives, archiveId, otherId])
  const { rate, sendUnsent, discard, errorText } = useChatActions({
    mode: conversation?.mode ?? 'ms',
    archiveId: undefined,
    otherId: undefined,
    card: undefined,
  })
  if (conversation === undefined || messages === undefined || archives === undefined) return null
  if (conversation === null)
    return (
      <StatePage title={t`找不到这段对话`} detail={t`可能已经删除，或还没有来到本机。`}>
        <ButtonLink to="/chat/loglist" variant="default">{t`看全部`}</ButtonLink>
      </StatePage>
    )
  const { mode, title } = conversation
  return (
    <ConversationPeopleContext value={about}>
      <TopBar back={back}>
        <IconButton label={t`存成 Markdown`} onClick={() => void download(conversation)}>
          <DownloadSimple size={24} weight="light" />
        </IconButton>
      </TopBar>
      <div className={classes.root}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.about}>
          {[_(CHAT_CHARACTER_LABELS[mode]), _(MODE_LABELS[mode]), about.archive?.user_name, about.other?.user_name]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <MessageList mode={mode} messages={messages} onRate={rate} onSend={sendUnsent} onDiscard={discard} />
        {errorText && (
          <p className={classes.trouble} role="alert">
            {errorText}
          </p>
        )}
        <ButtonLink
          to="/chat/index"
          search={{ chat: mode, c: conversationId }}
          variant="default"
          fullWidth
          className={classes.on}
        >{t`接着问`}</ButtonLink>
      </div>
    </ConversationPeopleContext>
  )
}
