import { Plural, useLingui } from '@lingui/react/macro'
import { useDeferredValue, type ReactNode, useId } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListedConversation } from '#device/chats/conversations.ts'
import { ProgressRings } from '../../../art/progress-rings.tsx'
import { formatIsoDay } from '../../../language/format-day.ts'
import { useArchives } from '../../../session/archives.ts'
import { useConversations } from '../../../session/chats.ts'
import { useFormDraft } from '../../../session/form-drafts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { TitledPage } from '../../../ui/titled-page.tsx'
import { type QuestionTarget, useChatActions } from '../hooks/use-chat-actions.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { Select } from '../../../ui/select.tsx'
import classes from './conversation-list.module.css'
import { ConversationItem } from './conversation-item.tsx'

/** Target for `useChatActions` where no new question is asked; stored questions have their own target. */
const NO_TARGET: QuestionTarget = { mode: 'ms', archiveId: undefined, otherId: undefined, card: undefined }

const NO_FILTERS = { words: '', person: '', month: '' }

/** All conversations on this device, newest first, with full-text search and filters by person and month. */
export function ConversationList() {
  const { t } = useLingui()
  const { values: typed, update: type } = useFormDraft(NO_FILTERS)
  const words = useDeferredValue(typed.words).trim()
  const archives = useArchives()
  const all = useConversations('')
  const matching = useConversations(words)
  const { sendUnsent, discard, errorText } = useChatActions(NO_TARGET)
  if (all === undefined || archives === undefined) return null
  if (all.length === 0)
    return (
      <StatePage
        title={t`还没有问过什么`}
        detail={t`问过的每一段话都留在这里，离线也能翻看。`}
        picture={<ProgressRings done={3} progress={0.4} size={128} />}
      >
        <ButtonLink to="/chat/ai" search={{ chat: 'bg' }} variant="default">{t`去问一件事`}</ButtonLink>
      </StatePage>
    )
  const { people, months } = listFilterOptions(all, archives)
  // Ignore a stored filter whose person or month no longer occurs.
  const person = people.some(({ archive_id }) => archive_id === typed.person) ? typed.person : ''
  const month = months.includes(typed.month) ? typed.month : ''
  const found = matching?.filter((conversation) => matchesFilters(conversation, person, month))
  const isNarrowed = words !== '' || person !== '' || month !== ''
  return (
    <TitledPage title={t`回忆`} backTo="/chat/ai">
      <SearchField
        label={t`在问过的话里找`}
        placeholder={t`问过的话、答里的字`}
        typed={typed.words}
        onType={(next) => type({ words: next })}
      >
        {isNarrowed && found && (found.length === 0 ? t`没有这样的对话。` : <Plural value={found.length} other="# 段" />)}
      </SearchField>
      {all.length > 1 && <ConversationFilters people={people} months={months} person={person} month={month} onChoose={type} />}
      {errorText && (
        <p className={classes.trouble} role="alert">
          {errorText}
        </p>
      )}
      <ul className={classes.found}>
        {found?.map((conversation) => (
          <ConversationItem key={conversation.conversation_id} conversation={conversation} onSend={sendUnsent} onDiscard={discard} />
        ))}
      </ul>
    </TitledPage>
  )
}

/** Filter options: the people in the order of the archives, and the months, newest first. */
function listFilterOptions(all: readonly ListedConversation[], archives: readonly ListedArchive[]) {
  const about = new Set(all.flatMap(({ archive_id, other_id }) => [archive_id, other_id]))
  return {
    people: archives.filter(({ archive_id }) => about.has(archive_id)),
    months: [...new Set(all.map(monthOf))].toSorted().toReversed(),
  }
}

/** True if the conversation is about the person and last changed in the month; '' matches any. */
const matchesFilters = (conversation: ListedConversation, person: string, month: string): boolean =>
  (person === '' || conversation.archive_id === person || conversation.other_id === person) &&
  (month === '' || monthOf(conversation) === month)

const monthOf = ({ changed_at }: ListedConversation) => formatIsoDay(changed_at).slice(0, 7)

interface ConversationFiltersProps {
  people: readonly ListedArchive[]
  /** `YYYY-MM`, newest first. */
  months: readonly string[]
  /** Archive id; '' for everybody. */
  person: string
  /** `YYYY-MM`; '' for any month. */
  month: string
  onChoose: (change: { person?: string; month?: string }) => void
}

/** Filters of the conversation list: by person and by month. */
function ConversationFilters({ people, months, person, month, onChoose }: ConversationFiltersProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    <div className={classes.filters}>
      <Filter label={t`关于谁`} value={person} onChange={(next) => onChoose({ person: next })}>
        <option value="">{t`所有人`}</option>
        {people.map(({ archive_id, user_name }) => (
          <option key={archive_id} value={archive_id}>
            {user_name}
          </option>
        ))}
      </Filter>
      <Filter label={t`哪个月`} value={month} onChange={(next) => onChoose({ month: next })}>
        <option value="">{t`不限`}</option>
        {months.map((text) => (
          <option key={text} value={text}>
            {dateFormatters[locale].monthOfYear({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) })}
          </option>
        ))}
      </Filter>
    </div>
  )
}

interface FilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Filter({ label, value, onChange, children }: FilterProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <Select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {children}
      </Select>
    </div>
  )
}
