import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { CHART_ROW_LABELS, CHART_ROWS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { ChartCellValue } from '../../chart-table/chart-cell-value.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SelectedCell, CellNoteProps } from './cell-note.tsx'
import type { ChartWithReceipt } from './use-chart.ts'
import classes from './chart-table.module.css'

interface ChartTableProps {
  cast: ChartWithReceipt
  /** Pillars that are uncertain because the birth is too close to a boundary. */
  open?: readonly PillarPlace[]
}

/** Chart table with a column per pillar and a row per property; each cell opens an explanation. */
export function ChartTable({ cast, open: uncertain = [] }: ChartTableProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { chart } = cast
  const root = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<SelectedCell>()
  const [opened, setOpened] = useState(false)
  // Roving tabindex: one tab stop, arrow keys move between cells.
  const [stop, setStop] = useState('tenGod year')

  function open(row: ChartRow, place: PillarPlace, { currentTarget }: MouseEvent<HTMLElement>) {
    setNoted({ row, place, box: boxWithin(root.current!, currentTarget) })
    setOpened(true)
  }

  return (
    <div className={classes.plate} ref={root}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className="visually-hidden">{t`命盘`}</caption>
          <thead>
            <tr>
              <td />
              {PILLAR_PLACES.map((place) => (
                <th key={place} scope="col" data-place={place} data-open={uncertain.includes(place) || undefined}>
                  {_(PILLAR_HEAD_LABELS[place])}
                  {uncertain.includes(place) && <OpenMark />}
                  {!chart.pillars[place] && ' '}
                  {!chart.pillars[place] && <span className="visually-hidden">{t`时辰未详`}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CHART_ROWS.map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">{_(CHART_ROW_LABELS[row])}</th>
                {PILLAR_PLACES.map((place, at) => {
                  const pillar = chart.pillars[place]
                  return (
                    <td key={place} data-place={place}>
                      {pillar ? (
                        <button
                          type="button"
                          className={classes.cell}
                          aria-haspopup="dialog"
                          tabIndex={stop === `${row} ${place}` ? 0 : -1}
                          onFocus={() => setStop(`${row} ${place}`)}
                          onKeyDown={stepByArrow}
                          onClick={(event) => open(row, place, event)}
                        >
                          <ChartCellValue row={row} pillar={pillar} stars={cast.stars[at]!} />
                        </button>
                      ) : (
                        <span className={classes.unknown}>—</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LazyCellNote cast={cast} cell={noted} opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}

/** Question mark beside the heading of an uncertain pillar. */
function OpenMark() {
  const { t } = useLingui()
  return (
    <>
      <span aria-hidden="true">？</span> <span className="visually-hidden">{t`可能不同`}</span>
    </>
  )
}

const STEPS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the neighbouring cell on an arrow key; no-op at the edge and beside cells without a button (unknown hour). */
function stepByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined
  const table = row?.closest('table')
  if (!step || !cell || !row || !table) return
  event.preventDefault()
  table.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]]?.querySelector('button')?.focus()
}

function boxWithin(root: HTMLElement, cell: HTMLElement) {
  const outer = root.getBoundingClientRect()
  const { left, top, width, height } = cell.getBoundingClientRect()
  return { left: left - outer.left, top: top - outer.top, width, height }
}

/** Popover of a chart cell; its chunk is prefetched after the chart has rendered. */
const LazyCellNote = lazyComponent<CellNoteProps>(() => import('./cell-note.tsx').then((file) => file.ChartCellNote), {
  isWanted: ({ opened }) => opened,
})
