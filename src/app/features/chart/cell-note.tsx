import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PillarPlace, Pillar, StarCode } from '#bazi/index.ts'
import { TermEntry, TermFoot, RelatedTermButtons } from '../../glossary/term-entry.tsx'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatChartCellNotes } from '../../terms/chart-notes.ts'
import { CHART_ROW_LABELS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { NoteOverlay } from '../../ui/note-overlay.tsx'
import { ChartCellValue } from '../../chart-table/chart-cell-value.tsx'
import classes from './cell-note.module.css'
import type { ChartWithReceipt } from './use-chart.ts'

export interface SelectedCell {
  readonly row: ChartRow
  readonly place: PillarPlace
  /** Position of the cell relative to the chart table, and its size, in px. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

export interface CellNoteProps {
  cast: ChartWithReceipt
  /** Explained cell; must stay set during the closing animation. */
  cell: SelectedCell | undefined
  opened: boolean
  onClose: () => void
}

/** Popover that explains a chart cell; related glossary entries open in the same popover. */
export function ChartCellNote({ cast, cell, opened, onClose }: CellNoteProps) {
  const { _ } = useMessages()
  const glossary = useGlossary()
  const [visited, setVisited] = useState<{ cell: SelectedCell; trail: readonly string[] }>()
  if (!cell) return null
  const head = `${_(PILLAR_HEAD_LABELS[cell.place])} · ${_(CHART_ROW_LABELS[cell.row])}`
  const trail = visited?.cell === cell ? visited.trail : []
  const [term, before] = trail.map((id) => glossary?.get(id)).toReversed()
  const openTerm = (id: string) => setVisited({ cell, trail: [...trail, id] })
  if (!term) {
    return (
      <NoteOverlay opened={opened} onClose={onClose} title={head} box={cell.box}>
        <NoteText cast={cast} cell={cell} onOpenTerm={openTerm} />
      </NoteOverlay>
    )
  }
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={term.name} titleSize="large" box={cell.box}>
      <TermEntry term={term} onOpenTerm={openTerm} />
      <TermFoot before={before?.name ?? head} onBack={() => setVisited({ cell, trail: trail.slice(0, -1) })} />
    </NoteOverlay>
  )
}

interface NoteTextProps {
  cast: ChartWithReceipt
  cell: SelectedCell
  onOpenTerm: (id: string) => void
}

function NoteText({ cast: { chart, stars }, cell: { row, place }, onOpenTerm }: NoteTextProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const pillar = chart.pillars[place]
  if (!pillar) return null
  const its = stars[PILLAR_PLACES.indexOf(place)]!
  return (
    <>
      <div className={classes.value} data-row={row}>
        <ChartCellValue row={row} pillar={pillar} stars={its} />
      </div>
      {formatChartCellNotes(messages, chart, row, place).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      <RelatedTermButtons ids={listCellTermIds(row, pillar, its)} label={t`术语`} onOpenTerm={onOpenTerm} />
    </>
  )
}

const TERMS: Record<ChartRow, (pillar: Pillar, stars: readonly StarCode[]) => readonly string[]> = {
  tenGod: ({ tenGod }) => [tenGod ? `god-${tenGod}` : 'day-master'],
  stem: ({ stem }) => [`stem-${stem}`],
  branch: ({ branch }) => [`branch-${branch}`],
  hidden: ({ hidden }) => ['hidden-stems', ...hidden.map(({ stem }) => `stem-${stem}`)],
  nayin: () => ['nayin'],
  stage: ({ stage }) => [`stage-${stage}`, 'stages'],
  voids: () => ['star-kongwang'],
  stars: (_pillar, stars) => [...stars.map((star) => `star-${star}`), 'stars'],
}

/** Returns the ids of the glossary entries that explain a cell. */
function listCellTermIds(row: ChartRow, pillar: Pillar, stars: readonly StarCode[]): readonly string[] {
  return TERMS[row](pillar, stars)
}
