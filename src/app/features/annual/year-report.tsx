import { type ReactNode, useRef } from 'react'
import type { Book } from '#contract/book.ts'
import type { AnnualView, Chart } from '#bazi/index.ts'
import { useScrollToParagraph } from '../../reader/use-scroll-to-paragraph.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useHasVerticalText, useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import type { PairFacts } from '../../terms/pair-facts.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { formatYearBasis } from '../../terms/year-lines.ts'
import classes from './year-report.module.css'
import { SeasonColumns, TopicRows } from './section-links.tsx'
import type { ComputedYear } from './use-cast-year.ts'
import { getYearCard } from './year-cards.ts'
import { YearRidgeChart } from './year-months.tsx'
import { YearSection, YearReportBody } from './year-report-body.tsx'

interface YearReportProps {
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
      {isOpen ? <YearReportBody book={book} view={view} present={present} /> : children}
    </article>
  )
}

interface YearHeroProps {
  chart: Chart
  view: AnnualView
  facts: PairFacts
  /** Main sentence of the book; until it is loaded, the year is shown instead. */
  line: string | undefined
}

/** Header of a year: main sentence in large type, pillar, and meaning of the year for this chart. */
function YearHero({ chart, view, facts, line }: YearHeroProps) {
  const messages = useMessages()
  const { _, locale } = messages
  const pair = pairOfYear(view.year)
  const { hanTag } = writingSystems[locale]
  const isUpright = useHasVerticalText()
  return (
    <header className={classes.hero}>
      <div>
        <h1 className={classes.line}>{line ?? `${view.year} ${pairTextOf(_, pair)}`}</h1>
        <p className={classes.base}>{formatYearBasis(messages, chart, view, facts)}</p>
      </div>
      <p className={classes.pillar} data-upright={isUpright || undefined} lang={hanTag}>
        {pair.ganzhi}
      </p>
    </header>
  )
}
