import { Plural, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Ripples } from '../../../art/ripples.tsx'
import { useArchives } from '../../../session/archives.ts'
import { useConversations } from '../../../session/chats.ts'
import { useFormDraft } from '../../../session/form-drafts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SearchLine } from '../../../ui/search-line.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { TitledPage } from '../../../ui/titled-page.tsx'
import { type About, useAsking } from '../talk/use-asking.ts'
import { filtersOf, isWithin } from './filters.ts'
import { LogFilters } from './log-filters.tsx'
import classes from './log-list.module.css'
import { LogRow } from './log-row.tsx'

/** What is asked here was asked elsewhere, and says itself what it is about. */
const NOTHING: About = { mode: 'ms', archiveId: undefined, otherId: undefined, card: undefined }

const NO_CHOICE = { words: '', person: '', month: '' }

/** Every conversation on this device, the last one first; narrowed to what was said, to a person, to a month. */
export function LogList() {
  const { t } = useLingui()
  const { values: typed, update: type } = useFormDraft(NO_CHOICE)
  const words = useDeferredValue(typed.words).trim()
  const archives = useArchives()
  const all = useConversations('')
  const said = useConversations(words)
  const { sendUnsent, discard, trouble } = useAsking(NOTHING)
  if (all === undefined || archives === undefined) return null
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
  const { people, months } = filtersOf(all, archives)
  // Whom or when there is no longer, nothing can be narrowed to.
  const person = people.some(({ archive_id }) => archive_id === typed.person) ? typed.person : ''
  const month = months.includes(typed.month) ? typed.month : ''
  const found = said?.filter((conversation) => isWithin(conversation, person, month))
  const isNarrowed = words !== '' || person !== '' || month !== ''
  return (
    <TitledPage title={t`回忆`} backTo="/chat/ai">
      <SearchLine
        label={t`在问过的话里找`}
        placeholder={t`问过的话、答里的字`}
        typed={typed.words}
        onType={(next) => type({ words: next })}
      >
        {isNarrowed && found && (found.length === 0 ? t`没有这样的对话。` : <Plural value={found.length} other="# 段" />)}
      </SearchLine>
      {all.length > 1 && <LogFilters people={people} months={months} person={person} month={month} onChoose={type} />}
      {trouble && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      <ul className={classes.found}>
        {found?.map((conversation) => (
          <LogRow key={conversation.conversation_id} conversation={conversation} onSend={sendUnsent} onDiscard={discard} />
        ))}
      </ul>
    </TitledPage>
  )
}
