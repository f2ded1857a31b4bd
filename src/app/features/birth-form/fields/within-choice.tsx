import { useLingui } from '@lingui/react/macro'
import { secondsInHour, secondsInMinute } from 'date-fns/constants'
import { useWords } from '../../../language/use-words.ts'
import { toldWithinText } from '../../../terms/told-within.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './within-choice.module.css'

const CHOICES = [null, secondsInMinute, 5 * secondsInMinute, 15 * secondsInMinute, secondsInHour]

/** How exactly the time is known; nobody has to say. */
export function WithinChoice({ form: { draft, change } }: { form: BirthFormState }) {
  const { t } = useLingui()
  const { _ } = useWords()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`时间准到`}</legend>
      <span aria-hidden="true">{t`时间准到`}</span>
      {CHOICES.map((choice) => (
        <label key={choice} className={classes.choice}>
          <input
            type="radio"
            name="within"
            className="visually-hidden"
            checked={draft.toldWithin === choice}
            aria-label={toldWithinText(_, choice)}
            onChange={() => change({ toldWithin: choice })}
          />
          <span aria-hidden="true">{choice === null ? '—' : `±${choice / secondsInMinute}′`}</span>
        </label>
      ))}
    </fieldset>
  )
}
