import { useLingui } from '@lingui/react/macro'
import { secondsInHour, secondsInMinute } from 'date-fns/constants'
import { EXACT_TIME_PRECISION } from '#contract/archive.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { TIME_PRECISION_LABELS, formatTimePrecision } from '../../../terms/time-precision.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './precision-choice.module.css'

const CHOICES = [null, secondsInMinute, 5 * secondsInMinute, 15 * secondsInMinute, secondsInHour]

/** Choice of the time's precision, optional. A boundary side chosen by the user is an extra option until the time changes. */
export function PrecisionChoice({ form: { draft, change } }: { form: BirthFormState }) {
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
