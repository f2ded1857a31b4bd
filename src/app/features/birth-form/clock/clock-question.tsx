import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { computeGanzhiColumns, resolveBirth } from '#birth/index.ts'
import { castChart } from '#bazi/index.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { BirthDraft, ClockAnswer } from '../draft/birth-draft.ts'
import { toStatedBirth, toDraftBirthInput, type ClockChangeQuestion } from '../draft/stated-birth.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { ColouredPillar } from '../fields/coloured-pillar.tsx'
import placeClasses from '../place/place-row.module.css'
import { ClockChangeTimeline } from './clock-line.tsx'
import { useClockQuestionMessages } from './use-clock-question-messages.ts'
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
  const text = useClockQuestionMessages(question)
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
  const stated = toStatedBirth(draft, choice)
  return stated && Object.values(computeGanzhiColumns(resolveBirth(stated))).join(' ')
}

function Choices({ question, draft, answer, onAnswer }: Omit<ClockQuestionProps, 'opened' | 'onClose'>) {
  const { t } = useLingui()
  const text = useClockQuestionMessages(question)
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
          <ClockAnswerOption
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

interface ClockChoiceProps {
  choice: ClockAnswer
  labels: { title: string; detail: string }
  draft: BirthDraft
  isChosen: boolean
  onChoose: () => void
}

/** Option for one reading of the clock time, with its hour pillar; the option "not sure" has no pillar. */
function ClockAnswerOption({ choice, labels, draft, isChosen, onChoose }: ClockChoiceProps) {
  const { t } = useLingui()
  const { hourMinute } = createClockFormatter(useMessages())
  const input = choice === 'compatible' ? undefined : toDraftBirthInput(draft, choice)
  const chart = input && castChart(input)
  const solar = chart && hourMinute(chart.trueSolar)
  return (
    <label className={classes.choice}>
      <input type="radio" name="clock" value={choice} checked={isChosen} onChange={onChoose} />
      <span className={classes.words}>
        <b>
          {labels.title}
          {choice !== 'compatible' && (
            <span className={classes.mark} aria-hidden="true">
              {choice === 'earlier' ? 1 : 2}
            </span>
          )}
        </b>{' '}
        <small>
          {labels.detail}
          {solar && draft.solarTime && !draft.hourUnknown && ` · ${t`真太阳时 ${solar}`}`}
        </small>
      </span>
      {chart && (
        <em className={classes.pair}>
          <ColouredPillar pair={chart.pillars.hour ?? chart.pillars.day} />{' '}
          <small>
            {chart.pillars.hour ? t({ message: '时', context: 'after a pair' }) : t({ message: '日', context: 'after a pair' })}
          </small>
        </em>
      )}
    </label>
  )
}

interface ClockNoteProps {
  question: ClockChangeQuestion
  answer: ClockAnswer | undefined
  onOpen: () => void
}

/** Note in the form that shows the answer to the clock change question, with a button to change the answer. */
export function ClockAnswerNote({ question, answer, onOpen }: ClockNoteProps) {
  const { t } = useLingui()
  const text = useClockQuestionMessages(question)
  return (
    <div className={placeClasses.facts}>
      <p>
        {text.title} · {answer ? text.choices[answer].title : t`待选`}
      </p>
      <button type="button" className={placeClasses.quiet} onClick={onOpen}>
        {answer ? t`更改` : t`去选`}
      </button>
    </div>
  )
}
