import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { Select } from '../../../ui/select.tsx'
import classes from './conversation-filters.module.css'

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
export function ConversationFilters({ people, months, person, month, onChoose }: ConversationFiltersProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    <div className={classes.root}>
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
