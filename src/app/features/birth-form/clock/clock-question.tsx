import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ganzhiOf, resolveBirth } from '#birth/index.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { BirthDraft, ClockAnswer } from '../draft/birth-draft.ts'
import { statedBirthOf } from '../draft/birth-instant.ts'
import type { ClockChangeQuestion } from '../draft/clock-change-question.ts'
import { ClockChoice } from './clock-choice.tsx'
import { ClockChangeTimeline } from './clock-line.tsx'
import { useClockMessages } from './use-clock-messages.ts'
import classes from './clock-question.module.css'

interface ClockQuestionProps {
  question: ClockChangeQuestion
  draft: BirthDraft
  opened: boolean
  /** Current answer, if the sheet is reopened; undefined the first time. */
  answer: ClockAnswer | undefined
  onAnswer: (answer: ClockAnswer) => void
  onClose: () => void
}

/** Sheet that asks which reading of a repeated or skipped clock time is right; no option is preselected. */
export function ClockChangeSheet({ question, draft, opened, answer, onAnswer, onClose }: ClockQuestionProps) {
  const text = useClockMessages(question)
  return (
    <Sheet opened={opened} onClose={onClose} title={text.title}>
      {/* Takes the initial focus; otherwise it would go to the close button. */}
      <p className={classes.what} tabIndex={-1} data-autofocus>
        {text.what}
      </p>
      <ClockChangeTimeline question={question} />
      <Choices key={question.key} {...{ question, draft, answer, onAnswer }} />
    </Sheet>
  )
}

/** Formats the four pillars that result from one reading; undefined while the draft is incomplete. */
function pillarTextFor(draft: BirthDraft, choice: ClockAnswer): string | undefined {
  const stated = statedBirthOf(draft, choice)
  return stated && Object.values(ganzhiOf(resolveBirth(stated))).join(' ')
}

function Choices({ question, draft, answer, onAnswer }: Omit<ClockQuestionProps, 'opened' | 'onClose'>) {
  const { t } = useLingui()
  const text = useClockMessages(question)
  const isSame = pillarTextFor(draft, 'earlier') === pillarTextFor(draft, 'later')
  const [chosen, setChosen] = useState(answer)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // Stops propagation: React events of the sheet bubble through the component tree to the birth form.
        event.stopPropagation()
        if (chosen) onAnswer(chosen)
      }}
    >
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{text.title}</legend>
        {(['earlier', 'later', 'compatible'] as const).map((choice) => (
          <ClockChoice
            key={choice}
            {...{ choice, draft, labels: text.choices[choice] }}
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
