import { Plural, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Ripples } from '../../../art/ripples.tsx'
import { useConversations } from '../../../session/chats.ts'
import { useKeptWords } from '../../../session/kept-forms.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { SearchLine } from '../../../ui/search-line.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { TitledPage } from '../../../ui/titled-page.tsx'
import { type About, useAsking } from '../talk/use-asking.ts'
import classes from './log-list.module.css'
import { LogRow } from './log-row.tsx'

/** What is asked here was asked elsewhere, and says itself what it is about. */
const NOTHING: About = { mode: 'ms', archiveId: undefined, otherId: undefined, card: undefined }

/** Every conversation on this device, the last one first; searched by what was asked and answered. */
export function LogList() {
  const { t } = useLingui()
  const [typed, setTyped] = useKeptWords()
  const words = useDeferredValue(typed).trim()
  const all = useConversations('')
  const found = useConversations(words)
  const { sendUnsent, discard, trouble } = useAsking(NOTHING)
  if (all === undefined) return null
  if (all.length === 0)
    return (
      <StatePage
        title={t`还没有问过什么`}
        detail={t`问过的每一段话都留在这里，离线也能翻看。`}
        picture={<Ripples done={3} progress={0.4} size={128} />}
      >
        <ButtonLink to="/chat/ai" search={{ chat: 'bg' }} variant="default">{t`去问一件事`}</ButtonLink>
      </StatePage>
    )
  return (
    <TitledPage title={t`回忆`} backTo="/chat/ai">
      <SearchLine label={t`在问过的话里找`} placeholder={t`问过的话、答里的字`} typed={typed} onType={setTyped}>
        {words !== '' && found && (found.length === 0 ? t`没有找到这几个字。` : <Plural value={found.length} other="# 段" />)}
      </SearchLine>
      {trouble && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      <ul>
        {found?.map((conversation) => (
          <LogRow key={conversation.conversation_id} conversation={conversation} onSend={sendUnsent} onDiscard={discard} />
        ))}
      </ul>
    </TitledPage>
  )
}
