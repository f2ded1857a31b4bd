import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { MonthPart, MonthSentence, MonthView } from '#readings/daily/index.ts'
import { useWords } from '../../../language/use-words.ts'
import { monthReasonOf, monthSentenceOf, runTextsOf, stretchTextOf } from '../../../terms/month-texts.ts'
import { ScoreBar } from '../../../ui/score-bar.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { DayLine } from './day-line.tsx'
import classes from './month-text.module.css'
import type { ShownMonth } from './shown-month.ts'

/** What a month says of itself: how its values run, its best and its quietest day, and each of its two pillars with its reasons. */
export const MonthText = memo(function MonthText({ view, shown }: { view: MonthView; shown: ShownMonth }) {
  const { t } = useLingui()
  const { _ } = useWords()
  const [best, quiet] = [view.best, view.quiet].map((days) => shown.days[days[0]!.date.day - 1]!)
  return (
    <section className={classes.root}>
      <SectionTitle>{t`这个月`}</SectionTitle>
      <div className={classes.run}>
        {runTextsOf(_, view).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={classes.lines}>
        <DayLine shown={shown} day={best!} title={t`本月最旺`} />
        <DayLine shown={shown} day={quiet!} title={t`本月最静`} />
      </div>
      <div className={classes.parts}>
        {view.parts.map((part) => (
          <StretchText key={part.pair.index} part={part} />
        ))}
      </div>
    </section>
  )
})

const keyOf = (sentence: MonthSentence) => (sentence.id === 'part' ? `${sentence.part.code} ${sentence.part.pillar}` : sentence.id)

function StretchText({ part }: { part: MonthPart }) {
  const { _, locale } = useWords()
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{stretchTextOf(_, part)}</h3>
      <ScoreBar score={part.score} band={part.band} />
      <ul>
        {part.sentences.map((sentence) => (
          <li key={keyOf(sentence)}>
            {monthSentenceOf(locale, sentence)}
            <span className={classes.reason}>{monthReasonOf(_, part, sentence)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
