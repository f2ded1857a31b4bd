import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ganzhiOf, settledOf } from '#birth/index.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { BirthDraft, ClockAnswer } from '../draft/birth-draft.ts'
import { toldBirthOf } from '../draft/birth-instant.ts'
import type { CivilQuestion } from '../draft/civil-question.ts'
import { ClockChoice } from './clock-choice.tsx'
import { ClockLine } from './clock-line.tsx'
import { useClockMessages } from './use-clock-messages.ts'
import classes from './clock-question.module.css'

interface ClockQuestionProps {
  question: CivilQuestion
  draft: BirthDraft
  opened: boolean
  /** The answer that stands when the sheet is opened again; none is chosen the first time. */
  answer: ClockAnswer | undefined
  onAnswer: (answer: ClockAnswer) => void
  onClose: () => void
}

/** Asks which reading of a repeated or skipped clock time is meant; nothing is guessed. */
export function ClockQuestion({ question, draft, opened, answer, onAnswer, onClose }: ClockQuestionProps) {
  const words = useClockMessages(question)
  return (
    <Sheet opened={opened} onClose={onClose} title={words.title}>
      {/* Reading starts here; the first thing that could be pressed would be the way out. */}
      <p className={classes.what} tabIndex={-1} data-autofocus>
        {words.what}
      </p>
      <ClockLine question={question} />
      <Choices key={question.key} {...{ question, draft, answer, onAnswer }} />
    </Sheet>
  )
}

/** The four pillars of a reading as one text. */
function pillarsBy(draft: BirthDraft, choice: ClockAnswer): string | undefined {
  const told = toldBirthOf(draft, choice)
  return told && Object.values(ganzhiOf(settledOf(told))).join(' ')
}

function Choices({ question, draft, answer, onAnswer }: Omit<ClockQuestionProps, 'opened' | 'onClose'>) {
  const { t } = useLingui()
  const words = useClockMessages(question)
  const isSame = pillarsBy(draft, 'earlier') === pillarsBy(draft, 'later')
  const [chosen, setChosen] = useState(answer)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // A sheet's events rise through React's tree to the form that it lies over.
        event.stopPropagation()
        if (chosen) onAnswer(chosen)
      }}
    >
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{words.title}</legend>
        {(['earlier', 'later', 'compatible'] as const).map((choice) => (
          <ClockChoice
            key={choice}
            {...{ choice, draft, words: words.choices[choice] }}
            isChosen={chosen === choice}
            onChoose={() => setChosen(choice)}
          />
        ))}
      </fieldset>
      {isSame && <p className={classes.same}>{t`两种读法的四柱相同，选哪个都不改四柱。`}</p>}
      <Button type="submit" variant="filled" fullWidth disabled={!chosen}>
        {chosen ? t`就按这个` : t`选一个再继续`}
      </Button>
    </form>
  )
}
