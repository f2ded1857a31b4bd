import { Popover } from '@mantine/core'
import type { PillarPlace } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { cellNoteOf } from '../../terms/chart-notes.ts'
import { CHART_ROW_WORDS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_WORDS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import classes from './cell-note.module.css'
import type { CastArchive } from './use-chart.ts'
import { CellValue } from '../../plate/cell-value.tsx'

export interface NotedCell {
  readonly row: ChartRow
  readonly place: PillarPlace
  /** Where the cell lies in the plate, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

export interface CellNoteProps {
  cast: CastArchive
  /** Kept while the note closes, so that it does not empty before it is gone. */
  cell: NotedCell | undefined
  opened: boolean
  onClose: () => void
}

/** What a tapped cell means: beside it on a desktop, in a sheet elsewhere. */
export function CellNote({ cast, cell, opened, onClose }: CellNoteProps) {
  const { _ } = useWords()
  const isDesktop = useIsDesktop()
  if (!cell) return null
  const title = `${_(PILLAR_HEAD_WORDS[cell.place])} · ${_(CHART_ROW_WORDS[cell.row])}`
  if (!isDesktop) {
    return (
      <Sheet opened={opened} onClose={onClose} title={title} width={400}>
        <NoteText cast={cast} cell={cell} />
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
        <NoteText cast={cast} cell={cell} />
      </Popover.Dropdown>
    </Popover>
  )
}

function NoteText({ cast: { chart, stars }, cell: { row, place } }: { cast: CastArchive; cell: NotedCell }) {
  const { _, locale } = useWords()
  const pillar = chart.pillars[place]
  if (!pillar) return null
  return (
    <>
      <div className={classes.value} data-row={row}>
        <CellValue row={row} pillar={pillar} stars={stars[PILLAR_PLACES.indexOf(place)]!} />
      </div>
      {cellNoteOf(_, locale, chart, row, place).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
    </>
  )
}
