import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import type { Archive } from '#contract/archive.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { BirthFacts } from '../../chart-table/birth-facts.tsx'
import { ClockReadingComparison } from './both-readings.tsx'
import { listOpenCharts, listOpenPillars, type BoundaryType } from './boundary.ts'
import { BoundaryLines } from './boundary-lines.tsx'
import { ElementFlowDiagram } from './element-flow.tsx'
import { ChartOpening } from './chart-opening.tsx'
import './chart-print.css'
import classes from './chart-view.module.css'
import { LuckCycles } from './luck-cycles.tsx'
import { ChartTable } from './chart-table.tsx'
import { useChart, type ChartWithReceipt } from './use-chart.ts'
import type { CopyChartProps } from './copy-chart.tsx'
import type { NatalExtrasProps } from './natal-extras.tsx'
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
  const others = useMemo(() => listOpenCharts(archive), [archive])
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
      <ChartOpening chart={cast.chart} shares={cast.shares} isSouthern={archive.lat < 0} isMonthOpen={isMonthOpen} isFirst={isFirst} />
      {isFirst && <LazyChartArrival chart={cast.chart} />}
      <div className={classes.plates}>
        <ChartTable cast={cast} open={listOpenPillars(others)} />
        <div className={classes.lines}>
          <BoundaryLines archive={archive} cast={cast} others={others} onOpen={openReceipt} onCompare={onCompare} />
          <ClockReadingComparison archive={archive} />
        </div>
        <div className={classes.beside}>
          <ElementFlowDiagram chart={cast.chart} shares={cast.shares} />
        </div>
      </div>
      <LuckCycles key={archive.archive_id} chart={cast.chart} now={now} isMonthOpen={isMonthOpen} more={cycles} />
      <LazyNatalExtras chart={cast.chart} />
      <LazyCopyChart chart={cast.chart} />
      <LazyReceiptSheet opened={isReceiptOpen} onClose={() => setReceiptOpen(false)} archive={archive} cast={cast} onCompare={onCompare} />
    </div>
  )
}

/** Introduction to the first chart; lazy, since each user sees it only once. */
const LazyChartArrival = lazyComponent(() => import('./chart-arrival.tsx').then((file) => file.FirstChartIntroduction), {
  isWanted: () => true,
})

/** Row that copies the chart as text; lazy with its labels, because the first view does not need it. */
const LazyCopyChart = lazyComponent<CopyChartProps>(() => import('./copy-chart.tsx').then((file) => file.CopyChart))

/** Palaces and further stars; lazy, because the first view does not need them. */
const LazyNatalExtras = lazyComponent<NatalExtrasProps>(() => import('./natal-extras.tsx').then((file) => file.NatalExtras))

/** Sheet with the receipt of the chart; its chunk is prefetched after the chart has rendered. */
const LazyReceiptSheet = lazyComponent<ReceiptSheetProps>(() => import('./receipt-sheet.tsx').then((file) => file.ReceiptSheet), {
  isWanted: ({ opened }) => opened,
})

/** Heading of a chart, and the birth data below it. */
function ChartHead({ archive, cast, heading }: { archive: Archive; cast: ChartWithReceipt; heading: ReactNode }) {
  return (
    <>
      <div className={classes.heading}>{heading}</div>
      <BirthFacts archive={archive} trueSolar={cast.chart.trueSolar} className={classes.facts} />
    </>
  )
}
