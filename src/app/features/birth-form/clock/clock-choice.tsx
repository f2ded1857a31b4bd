import { useLingui } from '@lingui/react/macro'
import { castChart } from '#bazi/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import type { BirthDraft, ClockAnswer } from '../draft/birth-draft.ts'
import { draftBirthInput } from '../draft/birth-instant.ts'
import { PillarPair } from '../fields/pillar-pair.tsx'
import classes from './clock-question.module.css'

interface ClockChoiceProps {
  choice: ClockAnswer
  labels: { title: string; detail: string }
  draft: BirthDraft
  isChosen: boolean
  onChoose: () => void
}

/** Option for one reading of the clock time, with its hour pillar; the option "not sure" has no pillar. */
export function ClockChoice({ choice, labels, draft, isChosen, onChoose }: ClockChoiceProps) {
  const { t } = useLingui()
  const { hourMinute } = createClockFormatter(useMessages())
  const input = choice === 'compatible' ? undefined : draftBirthInput(draft, choice)
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
          <PillarPair pair={chart.pillars.hour ?? chart.pillars.day} />{' '}
          <small>
            {chart.pillars.hour ? t({ message: '时', context: 'after a pair' }) : t({ message: '日', context: 'after a pair' })}
          </small>
        </em>
      )}
    </label>
  )
}
