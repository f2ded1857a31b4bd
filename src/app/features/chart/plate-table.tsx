import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useRef, useState } from 'react'
import type { Chart, PillarPlace } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { CHART_ROW_WORDS, CHART_ROWS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_WORDS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { LazyCellNote } from './lazy-cell-note.tsx'
import type { NotedCell } from './cell-note.tsx'
import { CellValue } from './cell-value.tsx'
import classes from './plate-table.module.css'

/** The chart as a table: four pillars across, what each is downwards. Every cell opens its note. */
export function PlateTable({ chart }: { chart: Chart }) {
  const { t } = useLingui()
  const { _ } = useWords()
  const plate = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<NotedCell>()
  const [opened, setOpened] = useState(false)

  function open(row: ChartRow, place: PillarPlace, { currentTarget }: MouseEvent<HTMLElement>) {
    setNoted({ row, place, box: boxWithin(plate.current!, currentTarget) })
    setOpened(true)
  }

  return (
    <div className={classes.plate} ref={plate}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t`命盘`}</caption>
        <thead>
          <tr>
            <td />
            {PILLAR_PLACES.map((place) => (
              <th key={place} scope="col" data-place={place}>
                {_(PILLAR_HEAD_WORDS[place])}
                {!chart.pillars[place] && <span className="visually-hidden">{t`时辰未详`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHART_ROWS.map((row) => (
            <tr key={row} data-row={row}>
              <th scope="row">{_(CHART_ROW_WORDS[row])}</th>
              {PILLAR_PLACES.map((place) => {
                const pillar = chart.pillars[place]
                return (
                  <td key={place} data-place={place}>
                    {pillar ? (
                      <button type="button" className={classes.cell} aria-haspopup="dialog" onClick={(event) => open(row, place, event)}>
                        <CellValue row={row} pillar={pillar} />
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
      <LazyCellNote chart={chart} cell={noted} opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}

function boxWithin(plate: HTMLElement, cell: HTMLElement) {
  const outer = plate.getBoundingClientRect()
  const { left, top, width, height } = cell.getBoundingClientRect()
  return { left: left - outer.left, top: top - outer.top, width, height }
}
