import { useLingui } from '@lingui/react/macro'
import type { ClockAnswer } from '../draft/birth-draft.ts'
import type { CivilQuestion } from '../draft/civil-question.ts'
import { useClockMessages } from './use-clock-messages.ts'
import classes from '../place/place-row.module.css'

interface ClockNoteProps {
  question: CivilQuestion
  answer: ClockAnswer | undefined
  onOpen: () => void
}

/** Says in the form that the clock was changed then, what was answered, and leads back to the question. */
export function ClockNote({ question, answer, onOpen }: ClockNoteProps) {
  const { t } = useLingui()
  const words = useClockMessages(question)
  return (
    <div className={classes.facts}>
      <p>
        {words.title} · {answer ? words.choices[answer].title : t`待选`}
      </p>
      <button type="button" className={classes.quiet} onClick={onOpen}>
        {answer ? t`更改` : t`去选`}
      </button>
    </div>
  )
}
