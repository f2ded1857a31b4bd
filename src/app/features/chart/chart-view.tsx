import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { Archive } from '#contract/archive.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { BirthFactsLine } from '../../chart-table/birth-facts-line.tsx'
import { ClockReadingComparison } from './both-readings.tsx'
import { listUndecidedCharts, listUndecidedPillars, type BoundaryType } from './boundary.ts'
import { ChartUncertaintyLines } from './chart-uncertainty-lines.tsx'
import { ElementFlowDiagram } from './element-flow.tsx'
import { ChartSummarySection } from './chart-summary-section.tsx'
import './chart-print.css'
import classes from './chart-view.module.css'
import { LuckCycles } from './luck-cycles.tsx'
import { ChartTable } from './chart-table.tsx'
import { useChart, type ChartWithReceipt } from './use-chart.ts'
import type { CopyChartRowProps } from './copy-chart-row.tsx'
import type { PalacesAndStarsProps } from './palaces-and-stars.tsx'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

interface ChartViewProps {
  archive: Archive
  /** Link to the page with the years of the luck cycles. */
  cycles?: ReactNode
  /** Content of the heading: the name or an interactive element. */
  heading: ReactNode
  /** Buttons for actions on the archive, beside the birth data. */
  actions?: ReactNode
  /** Opens the comparison of both charts at a boundary. */
  onCompare: (type: BoundaryType) => void
  /** True for the first chart that the user ever sees. */
  isFirst?: boolean
}

/** Returns the current UTC time as ISO text without fractions of a second, as the engine requires. */
const nowToTheSecond = () => `${new Date().toISOString().slice(0, 19)}Z`

/** Chart page of a person: birth data, four pillars, luck cycles, and a link to the receipt (calculation steps). */
export function ChartView({ archive, cycles, heading, actions, onCompare, isFirst = false }: ChartViewProps) {
  const { t } = useLingui()
  const cast = useChart(archive)
  const [isReceiptOpen, setReceiptOpen] = useState(false)
  const [now] = useState(nowToTheSecond)
  const others = useMemo(() => listUndecidedCharts(archive), [archive])
  const isMonthOpen = cast.chart.pillars.hour === null && others.some(({ doubts }) => doubts.includes('jie'))
  const openReceipt = () => setReceiptOpen(true)
  return (
    <div className={classes.root} data-chart>
      <div className={classes.head}>
        <ChartHead archive={archive} cast={cast} heading={heading} />
        <div className={classes.actions}>
          {actions}
          <Button variant="default" size="compact-sm" onClick={openReceipt} aria-haspopup="dialog">
            {t`怎么来的`}
          </Button>
        </div>
      </div>
      <ChartSummarySection
        chart={cast.chart}
        shares={cast.shares}
        isSouthern={archive.lat < 0}
        isMonthOpen={isMonthOpen}
        isFirst={isFirst}
      />
      {isFirst && <LazyFirstChartIntroduction chart={cast.chart} />}
      <div className={classes.plates}>
        <ChartTable cast={cast} open={listUndecidedPillars(others)} />
        <div className={classes.lines}>
          <ChartUncertaintyLines archive={archive} cast={cast} others={others} onOpen={openReceipt} onCompare={onCompare} />
          <ClockReadingComparison archive={archive} />
        </div>
        <div className={classes.beside}>
          <ElementFlowDiagram chart={cast.chart} shares={cast.shares} />
        </div>
      </div>
      <LuckCycles key={archive.archive_id} chart={cast.chart} now={now} isMonthOpen={isMonthOpen} more={cycles} />
      <LazyPalacesAndStars chart={cast.chart} />
      <LazyCopyChartRow chart={cast.chart} />
      <LazyReceiptSheet opened={isReceiptOpen} onClose={() => setReceiptOpen(false)} archive={archive} cast={cast} onCompare={onCompare} />
    </div>
  )
}

/** Introduction to the first chart; lazy, since each user sees it only once. */
const LazyFirstChartIntroduction = lazyComponent(() => import('./chart-arrival.tsx').then((file) => file.FirstChartIntroduction), {
  isWanted: () => true,
})

/** Row that copies the chart as text; lazy with its labels, because the first view does not need it. */
const LazyCopyChartRow = lazyComponent<CopyChartRowProps>(() => import('./copy-chart-row.tsx').then((file) => file.CopyChartRow))

/** Palaces and further stars; lazy, because the first view does not need them. */
const LazyPalacesAndStars = lazyComponent<PalacesAndStarsProps>(() =>
  import('./palaces-and-stars.tsx').then((file) => file.PalacesAndStars),
)

/** Sheet with the receipt of the chart; its chunk is prefetched after the chart has rendered. */
const LazyReceiptSheet = lazyComponent<ReceiptSheetProps>(() => import('./receipt-sheet.tsx').then((file) => file.ReceiptSheet), {
  isWanted: ({ opened }) => opened,
})

/** Heading of a chart, and the birth data below it. */
function ChartHead({ archive, cast, heading }: { archive: Archive; cast: ChartWithReceipt; heading: ReactNode }) {
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <BirthFactsLine archive={archive} trueSolar={cast.chart.trueSolar} className={classes.facts} />
    </>
  )
}
