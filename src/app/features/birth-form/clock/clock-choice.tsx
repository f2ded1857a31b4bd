import { useLingui } from '@lingui/react/macro'
import { castChart } from '#bazi/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { clockWordsOf } from '../../../terms/clock.ts'
import type { BirthDraft, ClockAnswer } from '../draft/birth-draft.ts'
import { draftInputOf } from '../draft/birth-instant.ts'
import { Pair } from '../fields/pair.tsx'
import classes from './clock-question.module.css'

interface ClockChoiceProps {
  choice: ClockAnswer
  words: { title: string; detail: string }
  draft: BirthDraft
  isChosen: boolean
  onChoose: () => void
}

/** One reading, with the hour that it gives; "not sure" gives none. */
export function ClockChoice({ choice, words, draft, isChosen, onChoose }: ClockChoiceProps) {
  const { t } = useLingui()
  const { hourMinute } = clockWordsOf(useMessages())
  const input = choice === 'compatible' ? undefined : draftInputOf(draft, choice)
  const chart = input && castChart(input)
  const solar = chart && hourMinute(chart.trueSolar)
  return (
    <label className={classes.choice}>
      <input type="radio" name="clock" value={choice} checked={isChosen} onChange={onChoose} />
      <span className={classes.words}>
        <b>
          {words.title}
          {choice !== 'compatible' && (
            <span className={classes.mark} aria-hidden="true">
              {choice === 'earlier' ? 1 : 2}
            </span>
          )}
        </b>{' '}
        <small>
          {words.detail}
          {solar && draft.solarTime && !draft.hourUnknown && ` · ${t`真太阳时 ${solar}`}`}
        </small>
      </span>
      {chart && (
        <em className={classes.pair}>
          <Pair pair={chart.pillars.hour ?? chart.pillars.day} />{' '}
          <small>
            {chart.pillars.hour ? t({ message: '时', context: 'after a pair' }) : t({ message: '日', context: 'after a pair' })}
          </small>
        </em>
      )}
    </label>
  )
}
