import { useLingui } from '@lingui/react/macro'
import type { ClockAnswer } from '../draft/birth-draft.ts'
import type { ClockChangeQuestion } from '../draft/clock-change-question.ts'
import { useClockMessages } from './use-clock-messages.ts'
import classes from '../place/place-row.module.css'

interface ClockNoteProps {
  question: ClockChangeQuestion
  answer: ClockAnswer | undefined
  onOpen: () => void
}

/** Note in the form that shows the answer to the clock change question, with a button to change the answer. */
export function ClockAnswerNote({ question, answer, onOpen }: ClockNoteProps) {
  const { t } = useLingui()
  const text = useClockMessages(question)
  return (
    <div className={classes.facts}>
      <p>
        {text.title} · {answer ? text.choices[answer].title : t`待选`}
      </p>
      <button type="button" className={classes.quiet} onClick={onOpen}>
        {answer ? t`更改` : t`去选`}
      </button>
    </div>
  )
}
