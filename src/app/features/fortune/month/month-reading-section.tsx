import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { pickBestAndQuietest, type MonthPart, type MonthSentence, type MonthReading, type RatedDay } from '#readings/daily/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatMonthReason, formatMonthSentence, formatMonthTrend, formatMonthSegment } from '../../../terms/month-texts.ts'
import { ScoreBar } from '../../../ui/score-bar.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { MonthDayLine } from './month-day-line.tsx'
import classes from './month-reading-section.module.css'
import type { ShownMonth } from './shown-month.ts'

interface MonthTextProps {
  view: MonthReading
  shown: ShownMonth
  /** ISO date. */
  today: string
}

/** Reading of a month: trend of the values, best and quietest remaining day, and both month pillars with reasons. */
export const MonthReadingSection = memo(function MonthText({ view, shown, today }: MonthTextProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const ahead = shown.days.filter(({ iso }) => iso >= today)
  const { best, quietest } = pickBestAndQuietest(view.days.slice(view.days.length - ahead.length), 1)
  const isWhole = ahead.length === shown.days.length
  const line = (key: string, days: readonly RatedDay[], title: string) =>
    days.map(({ date }) => {
      const day = shown.days[date.day - 1]!
      return <MonthDayLine key={key} shown={shown} day={day} isToday={day.iso === today} title={title} />
    })
  return (
    <section className={classes.root}>
      <SectionTitle>{t`这个月`}</SectionTitle>
      <div className={classes.run}>
        {formatMonthTrend(_, view).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {ahead.length > 1 && (
        <div className={classes.lines}>
          {line('best', best, isWhole ? t`本月最旺` : t`今天起最旺`)}
          {line('quietest', quietest, isWhole ? t`本月最静` : t`今天起最静`)}
        </div>
      )}
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
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{formatMonthSegment(_, part)}</h3>
      <ScoreBar score={part.score} band={part.band} name={t`月柱得分`} />
      <ul>
        {part.sentences.map((sentence) => (
          <li key={keyOf(sentence)}>
            {formatMonthSentence(locale, sentence)}
            <span className={classes.reason}>{formatMonthReason(_, part, sentence)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
