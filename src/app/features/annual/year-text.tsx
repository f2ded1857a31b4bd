import { useLingui } from '@lingui/react/macro'
import type { AnnualView } from '#bazi/index.ts'
import type { Book } from '#contract/book.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { getYearCard } from './year-cards.ts'
import { ReasonList } from '../../reader/reason-list.tsx'
import { TodoView } from '../../reader/todo-view.tsx'
import { YearSection } from './year-section.tsx'
import classes from './year-text.module.css'

interface YearTextProps {
  book: Book
  view: AnnualView
  present: number | undefined
}

/** Text of the report without its first section: reasons, time and place, suggested action, seasons and months. */
export function YearText({ book, view, present }: YearTextProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const value = t`月柱得分`
  const [year, seasons, months] = [getYearCard(book, 'annual'), getYearCard(book, 'seasons'), getYearCard(book, 'months')]
  return (
    <>
      <section className={classes.part}>
        <SectionTitle>{year.title[locale]}</SectionTitle>
        <ReasonList reasons={year.reasons} />
        {year.sections
          .filter(({ id }) => id !== 'first')
          .map((section) => (
            <YearSection key={section.id} section={section} />
          ))}
        {year.todo && <TodoView todo={year.todo} />}
      </section>
      <section className={classes.part}>
        <SectionTitle>{seasons.title[locale]}</SectionTitle>
        {seasons.sections.map((section, i) => (
          <YearSection key={section.id} section={section} note={<ScoreBar {...view.seasons[i]!} />} />
        ))}
      </section>
      <section className={classes.part}>
        <SectionTitle note={value}>{months.title[locale]}</SectionTitle>
        <p className={classes.scale}>{t`月柱得分只看这个月的一对干支；日图右列是当月每天的平均，两个数不必相同。`}</p>
        {months.sections.map((section, i) => (
          <YearSection
            key={section.id}
            section={section}
            note={<ScoreBar score={view.months[i]!.score} band={view.months[i]!.band} name={value} isNamedAbove isNow={i === present} />}
            isNow={i === present}
          />
        ))}
      </section>
    </>
  )
}
