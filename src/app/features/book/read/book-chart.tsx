import { useMemo } from 'react'
import { castChart } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import { BirthFacts } from '../../../chart-table/birth-facts.tsx'
import { MiniChart } from '../../../chart-table/mini-chart.tsx'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { CHART_ROWS } from '../../../terms/chart-rows.ts'
import { PILLAR_PLACES } from '../../../terms/pillar-places.ts'
import classes from './whole-book.module.css'

/** Birth data and chart for which the book was written; null if the archive's pillars have changed since. */
export function BookChart() {
  const { book, archive } = useOpenBook()
  const chart = useMemo(() => castChart(castInputOf(archive)), [archive])
  const ganzhi = PILLAR_PLACES.flatMap((place) => chart.pillars[place]?.ganzhi ?? []).join(' ')
  if (ganzhi !== book.ganzhi) return null
  return (
    <>
      <BirthFacts archive={archive} trueSolar={chart.trueSolar} className={classes.birth} />
      <MiniChart archive={archive} ganzhi={book.ganzhi} cells={[]} rows={CHART_ROWS} />
    </>
  )
}
