import { Popover } from '@mantine/core'
import type { Chart, PillarPlace } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { cellNoteOf } from '../../terms/chart-notes.ts'
import { CHART_ROW_WORDS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_WORDS } from '../../terms/pillar-places.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import classes from './cell-note.module.css'
import { CellValue } from './cell-value.tsx'

export interface NotedCell {
  readonly row: ChartRow
  readonly place: PillarPlace
  /** Where the cell lies in the plate, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

export interface CellNoteProps {
  chart: Chart
  /** Kept while the note closes, so that it does not empty before it is gone. */
  cell: NotedCell | undefined
  opened: boolean
  onClose: () => void
}

/** What a tapped cell means: beside it on a desktop, in a sheet elsewhere. */
export function CellNote({ chart, cell, opened, onClose }: CellNoteProps) {
  const { _ } = useWords()
  const isDesktop = useIsDesktop()
  if (!cell) return null
  const title = `${_(PILLAR_HEAD_WORDS[cell.place])} · ${_(CHART_ROW_WORDS[cell.row])}`
  if (!isDesktop) {
    return (
      <Sheet opened={opened} onClose={onClose} title={title} width={400}>
        <NoteText chart={chart} cell={cell} />
      </Sheet>
    )
  }
  return (
    <Popover opened={opened} onChange={(next) => next || onClose()} width={320} position="bottom" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <span className={classes.anchor} style={cell.box} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={title} data-autofocus tabIndex={-1}>
        <p className={classes.title}>{title}</p>
        <NoteText chart={chart} cell={cell} />
      </Popover.Dropdown>
    </Popover>
  )
}

function NoteText({ chart, cell: { row, place } }: { chart: Chart; cell: NotedCell }) {
  const { _, locale } = useWords()
  const pillar = chart.pillars[place]
  if (!pillar) return null
  return (
    <>
      <div className={classes.value} data-row={row}>
        <CellValue row={row} pillar={pillar} />
      </div>
      {cellNoteOf(_, locale, chart, row, place).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
    </>
  )
}
