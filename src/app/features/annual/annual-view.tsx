import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Book } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useWords } from '../../language/use-words.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './annual-view.module.css'
import type { BookParts } from './book-parts.ts'
import { MistyMonths } from './misty-months.tsx'
import { SeasonColumns } from './season-columns.tsx'
import { TopicRows } from './topic-rows.tsx'
import type { CastYear } from './use-annual-view.ts'
import { YearHero } from './year-hero.tsx'
import { YearRidgePlate } from './year-ridge-plate.tsx'
import { YearSection } from './year-sections.tsx'
import { YearText } from './year-text.tsx'

export interface AnnualViewProps extends BookParts {
  cast: CastYear
  /** Of the archive, for its own land. */
  seed: string
  book: Book | null | undefined
  isLocked: boolean
  /** Number of the present month; undefined in another year. */
  present: number | undefined
  /** How the year is unlocked. */
  unlock: ReactNode
  /** Why the book is not here, where it should be. */
  trouble: ReactNode
}

/** A year of one chart: its line and pillar, the ridge of its months, its seasons, when and where; then all that its book says. */
export function AnnualView(props: AnnualViewProps) {
  const { cast, seed, book, isLocked, present, trouble, Paragraph } = props
  const { locale } = useWords()
  const { chart, view, facts } = cast
  const card = book?.cards.find(({ id }) => id === 'annual')
  const first = card?.sections.find(({ id }) => id === 'first')
  return (
    <article>
      <YearHero chart={chart} view={view} facts={facts} line={card?.line && atLevel(card.line.text[locale], 'plain')} />
      {book && card && first && (
        <div className={classes.first}>
          <YearSection book={book} card={card} section={first} Paragraph={Paragraph} />
        </div>
      )}
      <YearRidgePlate view={view} seed={`${seed} ${view.year}`} present={present} isLocked={isLocked} />
      <SeasonColumns chart={chart} view={view} isLocked={isLocked} leads={book?.is_locked === false} />
      <TopicRows chart={chart} view={view} leads={book?.is_locked === false} />
      {trouble}
      {book && !book.is_locked && <YearText book={book} view={view} present={present} Paragraph={Paragraph} />}
      {isLocked && <LockedYear {...props} />}
    </article>
  )
}

/** How much waits, how it is opened, and the months in mist. */
function LockedYear({ book, cast, present, unlock }: AnnualViewProps) {
  const { t } = useLingui()
  const waiting = book?.cards.reduce((sum, card) => sum + card.waiting, 0) ?? 0
  return (
    <>
      {waiting > 0 && <p className={classes.waiting}>{plural(waiting, { other: '还有 # 段等着打开。' })}</p>}
      {unlock}
      <section className={classes.months}>
        <SectionTitle>{t`十二个月`}</SectionTitle>
        <MistyMonths view={cast.view} present={present} />
      </section>
    </>
  )
}
