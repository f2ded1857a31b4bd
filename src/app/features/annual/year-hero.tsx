import type { AnnualView, Chart } from '#bazi/index.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useVerticalText, useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import type { PairFacts } from '../../terms/pair-facts.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { formatYearBasis } from '../../terms/year-lines.ts'
import classes from './year-hero.module.css'

interface YearHeroProps {
  chart: Chart
  view: AnnualView
  facts: PairFacts
  /** Main sentence of the book; until it is loaded, the year is shown instead. */
  line: string | undefined
}

/** Header of a year: main sentence in large type, pillar, and meaning of the year for this chart. */
export function YearHero({ chart, view, facts, line }: YearHeroProps) {
  const messages = useMessages()
  const { _, locale } = messages
  const pair = pairOfYear(view.year)
  const { hanTag } = writingSystems[locale]
  const isUpright = useVerticalText()
  return (
    <header className={classes.root}>
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
