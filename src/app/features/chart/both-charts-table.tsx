import { useLingui } from '@lingui/react/macro'
import type { Chart, PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_LABELS } from '../../terms/boundary-labels.ts'
import { formatList } from '../../terms/list.ts'
import { PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import type { BirthTimeBoundary } from './boundary.ts'
import classes from './both-charts-table.module.css'
import { ComparedPillars } from './compared-pillars.tsx'
import type { BoundaryRow } from './use-boundary-rows.tsx'
import type { useBoundaryMessages } from './use-boundary-messages.ts'

interface BothChartsTableProps {
  boundary: BirthTimeBoundary
  messages: ReturnType<typeof useBoundaryMessages>
  rows: readonly BoundaryRow[]
}

/** Compares two charts side by side; lists the facts that differ and the pillars that are the same. */
export function BothChartsTable({ boundary: { before, after, differs }, messages, rows }: BothChartsTableProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const same = PILLAR_PLACES.filter((place) => !differs.includes(place))
  const pillars = formatList(
    locale,
    same.map((place) => _(PILLAR_LABELS[place])),
  )
  const pairs = formatList(
    locale,
    same.map((place) => pairTextOf(_, before.chart.pillars[place]!)),
  )
  return (
    <>
      <div className={classes.plate}>
        <ChartSide {...messages.before} chart={before.chart} differs={differs} />
        <ChartSide {...messages.after} chart={after.chart} differs={differs} />
      </div>
      <table className={classes.rows}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{messages.before.name}</th>
            <th scope="col">{t`项目`}</th>
            <th scope="col">{messages.after.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <td>{row.before}</td>
              <th scope="row">{row.label}</th>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same.length > 0 && <p className={classes.same}>{BOUNDARY_LABELS[locale].same(pillars, pairs)}</p>}
    </>
  )
}

function ChartSide({ name, span, chart, differs }: { name: string; span: string; chart: Chart; differs: readonly PillarPlace[] }) {
  return (
    <section className={classes.side} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.span}>{span}</p>
      <ComparedPillars chart={chart} differs={differs} className={classes.pillars} />
    </section>
  )
}
