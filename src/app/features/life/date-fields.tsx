import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type ReactNode, type Ref, useId } from 'react'
import { EVENT_YEAR_RANGE } from '#contract/life.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { Select } from '../../ui/select.tsx'
import classes from './life.module.css'

/** Typed parts of a date; '' for a part that is not known. */
interface DateInput {
  readonly year: string
  readonly month: string
  readonly day: string
}

export function splitDateIntoFields(date = ''): DateInput {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month, day }
}

/** Formats the parts as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function joinDateFields({ year, month, day }: DateInput): string {
  const isDay = month !== '' && day !== '' && Number(day) <= daysIn(year, month)
  return [year.trim(), ...(month === '' ? [] : [month]), ...(isDay ? [day] : [])].join('-')
}

export const isValidEventYear = (year: string): boolean =>
  /^\d{4}$/.test(year.trim()) && Number(year) >= EVENT_YEAR_RANGE[0] && Number(year) <= EVENT_YEAR_RANGE[1]

const daysIn = (year: string, month: string): number => new Date(Date.UTC(Number(year) || 2000, Number(month), 0)).getUTCDate()

const twoDigits = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'))

interface DateFieldsProps {
  yearRef: Ref<HTMLInputElement>
  typed: DateInput
  onType: (typed: DateInput) => void
  error: ReactNode
}

/** Fields for a year and an optional month and day. */
export function DateFields({ yearRef, typed, onType, error }: DateFieldsProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { year, month, day } = typed
  const days = daysIn(year, month || '1')
  return (
    <div className={classes.date}>
      <TextInput
        ref={yearRef}
        label={t({ message: '年', context: 'date field' })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        data-autofocus
        value={year}
        error={error}
        onChange={({ currentTarget }) => onType({ ...typed, year: currentTarget.value })}
      />
      <DatePart
        label={t({ message: '月', context: 'date field' })}
        value={month}
        onChoose={(next) => onType({ ...typed, month: next, day: next && day })}
      >
        {twoDigits(12).map((value) => (
          <option key={value} value={value}>
            {dateFormatters[locale].month(Number(value))}
          </option>
        ))}
      </DatePart>
      <DatePart
        label={t({ message: '日', context: 'date field' })}
        value={Number(day) > days ? '' : day}
        isOff={month === ''}
        onChoose={(next) => onType({ ...typed, day: next })}
      >
        {twoDigits(days).map((value) => (
          <option key={value} value={value}>
            {Number(value)}
          </option>
        ))}
      </DatePart>
    </div>
  )
}

interface DatePartProps {
  label: string
  value: string
  isOff?: boolean
  onChoose: (value: string) => void
  children: ReactNode
}

function DatePart({ label, value, isOff = false, onChoose, children }: DatePartProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <Select id={id} disabled={isOff} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t`不记得`}</option>
        {children}
      </Select>
    </div>
  )
}
