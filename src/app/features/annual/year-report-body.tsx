import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnnualView } from '#bazi/index.ts'
import type { Book, BookCard } from '#contract/book.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { ParagraphView } from '../../reader/paragraph-view.tsx'
import { getYearCard } from './year-cards.ts'
import classes from './year-report-body.module.css'
import { ReasonList, TodoView } from '../../reader/card-sections.tsx'

interface YearTextProps {
  book: Book
  view: AnnualView
  present: number | undefined
}

/** Text of the report without its first section: reasons, time and place, suggested action, seasons and months. */
export function YearReportBody({ book, view, present }: YearTextProps) {
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

interface YearSectionProps {
  section: BookCard['sections'][number]
  /** Score of a season or month, shown beside the title. */
  note?: ReactNode
  isNow?: boolean
  /** True if no other title is above the section; its title is then an `h2`, otherwise an `h3`. */
  isAlone?: boolean
}

/** Section of the report with a title, which is a scroll target. */
export function YearSection({ section, note, isNow = false, isAlone = false }: YearSectionProps) {
  const { locale } = useMessages()
  const Title = isAlone ? 'h2' : 'h3'
  return (
    <section className={classes.section} aria-labelledby={section.id} data-now={isNow || undefined}>
      <div className={classes.head}>
        <Title id={section.id} tabIndex={-1} className={classes.title} aria-current={isNow ? 'date' : undefined}>
          {section.title[locale]}
        </Title>
        {note}
      </div>
      {section.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} />
      ))}
    </section>
  )
}
