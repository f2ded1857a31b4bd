import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Chart, Ganzhi, LuckPillar } from '#bazi/index.ts'
import { ANNUAL_BOOK_YEAR_RANGE } from '#contract/book.ts'
import { baziYearAt, pairOfYear } from '../../calendar/bazi-year.ts'
import { useMessages } from '../../language/use-messages.ts'
import type { PairFacts } from '../../terms/pair-facts.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { formatPairLine } from '../../terms/year-lines.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import classes from './cycle-year-summaries.module.css'

interface CycleYearsProps {
  chart: Chart
  cycle: LuckPillar
  factsOf: (pair: Ganzhi) => PairFacts
  now: Date
  archiveId: string
}

/** Shows the ten years of a luck cycle, with a summary of the cycle and of each year. */
export function CycleYearSummaries({ chart, cycle, factsOf, now, archiveId }: CycleYearsProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { startYear } = cycle
  const pair = pairTextOf(messages._, cycle)
  const present = baziYearAt(now)
  return (
    <section className={classes.root}>
      <SectionTitle note={`${startYear}–${startYear + 10}`}>{t`${pair}运的十年`}</SectionTitle>
      <p className={classes.line}>{formatPairLine(messages, chart, 'major', factsOf(cycle))}</p>
      <ol>
        {Array.from({ length: 10 }, (_, i) => startYear + i).map((year) => (
          <Year key={year} chart={chart} year={year} facts={factsOf(pairOfYear(year))} isPresent={year === present} archiveId={archiveId} />
        ))}
      </ol>
    </section>
  )
}

interface YearProps {
  chart: Chart
  year: number
  facts: PairFacts
  isPresent: boolean
  archiveId: string
}

function Year({ chart, year, facts, isPresent, archiveId }: YearProps) {
  const messages = useMessages()
  const { stem, branch } = facts.pair
  const head = (
    <>
      <span className={classes.number}>{year}</span>
      <span className={classes.pair}>
        <StemCharacter stem={stem} />
        <BranchCharacter branch={branch} />
      </span>
    </>
  )
  return (
    <li className={classes.year} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      {/* Without a link beyond the last year that has an annual report. */}
      {year <= ANNUAL_BOOK_YEAR_RANGE[1] ? (
        <Link to="/fate/year" search={{ archiveId, year }} className={classes.head}>
          {head}
        </Link>
      ) : (
        <span className={classes.head}>{head}</span>
      )}
      <p className={classes.yearLine}>{formatPairLine(messages, chart, 'annual', facts)}</p>
      <ScoreBar score={facts.score} band={facts.band} isNow={isPresent} />
    </li>
  )
}
