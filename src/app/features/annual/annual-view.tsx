import { type ReactNode, useRef } from 'react'
import type { Book } from '#contract/book.ts'
import { useScrollToParagraph } from '../../reader/use-scroll-to-paragraph.ts'
import classes from './annual-view.module.css'
import { SeasonColumns } from './season-columns.tsx'
import { TopicRows } from './topic-rows.tsx'
import type { CastYear } from './use-annual-view.ts'
import { cardOf } from './year-cards.ts'
import { YearHero } from './year-hero.tsx'
import { YearRidgePlate } from './year-ridge-plate.tsx'
import { YearSection } from './year-section.tsx'
import { YearText } from './year-text.tsx'

export interface AnnualViewProps {
  cast: CastYear
  /** What its land is drawn by. */
  seed: string
  book: Book | undefined
  /** The book's line. */
  line: string | undefined
  isLocked: boolean
  /** Number of the present month; undefined in another year. */
  present: number | undefined
  /** What stands in the place of a text that is not open, or not here. */
  children: ReactNode
}

/** A year of one chart: its line and pillar, the ridge of its months, its seasons, when and where; then all that its book says. */
export function AnnualView({ cast: { chart, view, facts }, seed, book, line, isLocked, present, children }: AnnualViewProps) {
  const first = book && cardOf(book, 'annual').sections.find(({ id }) => id === 'first')
  const isOpen = book?.is_locked === false
  const root = useRef<HTMLElement>(null)
  // The report comes after its page.
  useScrollToParagraph(root, isOpen)
  return (
    <article ref={root}>
      <YearHero chart={chart} view={view} facts={facts} line={line} />
      {first && (
        <div className={classes.first}>
          <YearSection section={first} isAlone />
        </div>
      )}
      <YearRidgePlate view={view} seed={seed} present={present} isLocked={isLocked} />
      <SeasonColumns chart={chart} view={view} isLocked={isLocked} leads={isOpen} />
      <TopicRows chart={chart} view={view} leads={isOpen} />
      {isOpen ? <YearText book={book} view={view} present={present} /> : children}
    </article>
  )
}
