import { Button, Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { formatDraftDate } from '../draft/birth-clock.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './calendar-fields.module.css'
import choices from './precision-choice.module.css'

/** Choice of calendar and leap month; shows the Gregorian date that will be saved. */
export function CalendarFields({ form }: { form: BirthFormState }) {
  const { t } = useLingui()
  const { draft, change, almanac, hasLeapMonth } = form
  const calendars = [
    ['solar', t`公历`],
    ['lunar', t`农历`],
  ] as const
  return (
    <>
      <fieldset className={choices.root}>
        <legend className="visually-hidden">{t`历法`}</legend>
        <span aria-hidden="true">{t`历法`}</span>
        <div className={`${choices.choices} ${classes.names}`}>
          {calendars.map(([calendar, name]) => (
            <label key={calendar} className={choices.choice}>
              <input
                type="radio"
                name="calendar"
                className="visually-hidden"
                checked={draft.calendar === calendar}
                onChange={() => change({ calendar })}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {hasLeapMonth && (
        <Checkbox
          className={classes.under}
          label={t`闰月，这一年有两个 ${draft.month} 月`}
          checked={draft.isLeap}
          onChange={(event) => change({ isLeap: event.currentTarget.checked })}
        />
      )}
      {almanac.hasFailed && (
        <Button className={classes.under} variant="default" size="compact-sm" onClick={almanac.retry}>
          {t`农历没能打开，再试一次`}
        </Button>
      )}
      <SolarDate form={form} />
    </>
  )
}

/** Gregorian date, shown if the typed date is lunar or its year is not of four digits. */
function SolarDate({ form: { draft, solar, broken } }: { form: BirthFormState }) {
  const { t } = useLingui()
  const messages = useMessages()
  const text = formatDraftDate(solar)
  const isOther = draft.calendar === 'lunar' || !/^\d{4}$/.test(draft.year)
  const isRead = isOther && text !== undefined && broken.date?.rule !== 'date' && broken.date?.rule !== 'era'
  const date = isRead ? createClockFormatter(messages).date(text) : ''
  return (
    <p className={classes.under} role="status">
      {isRead && t`即公历 ${date}`}
    </p>
  )
}
