import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { analyseChart, castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../language/use-messages.ts'
import { CHART_ROW_LABELS, CHART_ROWS, type ChartRow } from '../terms/chart-rows.ts'
import { PILLAR_PLACES } from '../terms/pillar-places.ts'
import { ChartCellValue } from './chart-cell-value.tsx'
import classes from './mini-chart.module.css'
import { PillarHeaderRow } from './pillar-header-row.tsx'

interface MiniChartProps {
  archive: Archive
  /** The four pillars to which the cells refer, separated by spaces. If the archive's chart differs, nothing is rendered. */
  ganzhi: string
  /** Highlighted cells as `<pillar>.<row>`. */
  cells: readonly string[]
  /** Rows to show; default: stems, branches and the rows of highlighted cells. */
  rows?: readonly ChartRow[]
}

/** A small chart table: stems, branches and the rows of the highlighted cells. */
export function MiniChart({ archive, ganzhi, cells, rows = listRows(cells) }: MiniChartProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { pillars, stars } = useMemo(() => {
    const chart = castChart(toBirthInput(archive))
    return { pillars: chart.pillars, stars: analyseChart(chart).stars }
  }, [archive])
  const texts = PILLAR_PLACES.map((place) => pillars[place]?.ganzhi ?? '')
  if (texts.join(' ').trim() !== ganzhi.trim()) return null
  const isLit = (name: string) => cells.includes(name)
  return (
    <div className={classes.plate}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t`命盘`}</caption>
        <thead>
          <PillarHeaderRow />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} data-row={row}>
              <th scope="row">{_(CHART_ROW_LABELS[row])}</th>
              {PILLAR_PLACES.map((place, at) => {
                const pillar = pillars[place]
                const lit = pillar !== null && isLit(`${place}.${row}`)
                return (
                  <td key={place} data-lit={lit || undefined}>
                    {pillar ? <ChartCellValue row={row} pillar={pillar} stars={stars[at]!} /> : '—'}
                    {lit && <span className="visually-hidden">{t`依据`}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const listRows = (cells: readonly string[]) =>
  CHART_ROWS.filter((row) => /^(?:stem|branch)$/.test(row) || cells.some((cell) => cell.endsWith(`.${row}`)))
