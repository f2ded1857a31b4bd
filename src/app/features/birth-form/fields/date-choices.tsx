import { Button, Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { secondsInHour, secondsInMinute } from 'date-fns/constants'
import { EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { formatDraftDate } from '../draft/birth-clock.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import { TIME_PRECISION_LABELS, formatTimePrecision } from '../../../terms/time-precision.ts'
import classes from './date-choices.module.css'

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
      <fieldset className={classes.root}>
        <legend className="visually-hidden">{t`历法`}</legend>
        <span aria-hidden="true">{t`历法`}</span>
        <div className={`${classes.choices} ${classes.names}`}>
          {calendars.map(([calendar, name]) => (
            <label key={calendar} className={classes.choice}>
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

const CHOICES = [null, secondsInMinute, 5 * secondsInMinute, 15 * secondsInMinute, secondsInHour]

/** Choice of the time's precision, optional. A boundary side chosen by the user is an extra option until the time changes. */
export function TimePrecisionPicker({ form: { draft, change } }: { form: BirthFormState }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { chosenMark } = TIME_PRECISION_LABELS[messages.locale]
  const marks = new Map(CHOICES.map((choice) => [choice, choice === null ? '—' : `±${choice / secondsInMinute}′`]))
  if (draft.toldWithin === EXACT_TIME_PRECISION) marks.set(EXACT_TIME_PRECISION, chosenMark)
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`时间准到`}</legend>
      <span aria-hidden="true">{t`时间准到`}</span>
      <div className={classes.choices}>
        {[...marks].map(([choice, mark]) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name="within"
              className="visually-hidden"
              checked={draft.toldWithin === choice}
              aria-label={formatTimePrecision(messages, choice)}
              onChange={() => change({ toldWithin: choice })}
            />
            <span aria-hidden="true">{mark}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
