import type { ReactNode } from 'react'
import type { Archive } from '#contract/archive.ts'
import { BirthFacts } from '../../chart-table/birth-facts.tsx'
import classes from './chart-view.module.css'
import type { ChartWithReceipt } from './use-chart.ts'

/** Heading of a chart, and the birth data below it. */
export function ChartHead({ archive, cast, heading }: { archive: Archive; cast: ChartWithReceipt; heading: ReactNode }) {
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <BirthFacts archive={archive} trueSolar={cast.chart.trueSolar} className={classes.facts} />
    </>
  )
}
