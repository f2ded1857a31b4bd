import { type ReactNode, useRef } from 'react'
import type { Book } from '#contract/book.ts'
import { useScrollToParagraph } from '../../reader/use-scroll-to-paragraph.ts'
import classes from './year-report.module.css'
import { SeasonColumns } from './season-columns.tsx'
import { TopicRows } from './topic-rows.tsx'
import type { ComputedYear } from './use-cast-year.ts'
import { getYearCard } from './year-cards.ts'
import { YearHero } from './year-hero.tsx'
import { YearRidgeChart } from './year-ridge-chart.tsx'
import { YearSection } from './year-section.tsx'
import { YearText } from './year-text.tsx'

export interface YearReportProps {
  cast: ComputedYear
  /** Seed of the generated landscape. */
  seed: string
  book: Book | undefined
  /** The main sentence of the book. */
  line: string | undefined
  isLocked: boolean
  /** Index of the current month in this year; undefined in any other year. */
  present: number | undefined
  /** Shown in place of the text while the book is locked or not loaded. */
  children: ReactNode
}

/** Year page of one chart: main sentence, pillar, month ridge, seasons, time and place, then the text of the report. */
export function YearReport({ cast: { chart, view, facts }, seed, book, line, isLocked, present, children }: YearReportProps) {
  const first = book && getYearCard(book, 'annual').sections.find(({ id }) => id === 'first')
  const isOpen = book?.is_locked === false
  const root = useRef<HTMLElement>(null)
  // Scrolls only once the report is open, because it loads after the first render.
  useScrollToParagraph(root, isOpen)
  return (
    <article ref={root}>
      <YearHero chart={chart} view={view} facts={facts} line={line} />
      {first && (
        <div className={classes.first}>
          <YearSection section={first} isAlone />
        </div>
      )}
      <YearRidgeChart view={view} seed={seed} present={present} isLocked={isLocked} />
      <SeasonColumns chart={chart} view={view} isLocked={isLocked} isLinked={isOpen} />
      <TopicRows chart={chart} view={view} isLinked={isOpen} />
      {isOpen ? <YearText book={book} view={view} present={present} /> : children}
    </article>
  )
}
