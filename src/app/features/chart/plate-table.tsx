import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { CHART_ROW_LABELS, CHART_ROWS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { LazyCellNote } from './lazy-cell-note.tsx'
import type { NotedCell } from './cell-note.tsx'
import type { CastArchive } from './use-chart.ts'
import { CellValue } from '../../plate/cell-value.tsx'
import classes from './plate-table.module.css'

interface PlateTableProps {
  cast: CastArchive
  /** Pillars that may be others: a border of theirs is too near to the birth. */
  open?: readonly PillarPlace[]
}

/** The chart as a table: four pillars across, what each is downwards. Every cell opens its note. */
export function PlateTable({ cast, open: uncertain = [] }: PlateTableProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { chart } = cast
  const plate = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<NotedCell>()
  const [opened, setOpened] = useState(false)
  // One stop for the tabulator; arrows lead from cell to cell.
  const [stop, setStop] = useState('tenGod year')

  function open(row: ChartRow, place: PillarPlace, { currentTarget }: MouseEvent<HTMLElement>) {
    setNoted({ row, place, box: boxWithin(plate.current!, currentTarget) })
    setOpened(true)
  }

  return (
    <div className={classes.plate} ref={plate}>
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
                          <CellValue row={row} pillar={pillar} stars={cast.stars[at]!} />
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

/** Beside the head of a pillar that may be another one. */
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

/** To the neighbouring cell; at the edge, and before an unknown hour, it stays. */
function stepByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined
  const table = row?.closest('table')
  if (!step || !cell || !row || !table) return
  event.preventDefault()
  table.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]]?.querySelector('button')?.focus()
}

function boxWithin(plate: HTMLElement, cell: HTMLElement) {
  const outer = plate.getBoundingClientRect()
  const { left, top, width, height } = cell.getBoundingClientRect()
  return { left: left - outer.left, top: top - outer.top, width, height }
}
