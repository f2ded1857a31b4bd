import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PillarPlace } from '#bazi/index.ts'
import { TermEntry } from '../../glossary/term-entry.tsx'
import { TermFoot } from '../../glossary/term-foot.tsx'
import { TermNames } from '../../glossary/term-names.tsx'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { useMessages } from '../../language/use-messages.ts'
import { cellNoteOf } from '../../terms/chart-notes.ts'
import { CHART_ROW_LABELS, type ChartRow } from '../../terms/chart-rows.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { NoteFrame } from '../../ui/note-frame.tsx'
import classes from './cell-note.module.css'
import { cellTermsOf } from './cell-terms.ts'
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

/** What a tapped cell means, and in its place the entries that it leads to. */
export function CellNote({ cast, cell, opened, onClose }: CellNoteProps) {
  const { _ } = useMessages()
  const glossary = useGlossary()
  const [turned, setTurned] = useState<{ cell: NotedCell; trail: readonly string[] }>()
  if (!cell) return null
  const head = `${_(PILLAR_HEAD_LABELS[cell.place])} · ${_(CHART_ROW_LABELS[cell.row])}`
  const trail = turned?.cell === cell ? turned.trail : []
  const [term, before] = trail.map((id) => glossary?.get(id)).toReversed()
  const turn = (id: string) => setTurned({ cell, trail: [...trail, id] })
  if (!term) {
    return (
      <NoteFrame opened={opened} onClose={onClose} title={head} box={cell.box}>
        <NoteText cast={cast} cell={cell} onTurn={turn} />
      </NoteFrame>
    )
  }
  return (
    <NoteFrame opened={opened} onClose={onClose} title={term.name} titleSize="large" box={cell.box}>
      <TermEntry term={term} onTurn={turn} />
      <TermFoot before={before?.name ?? head} onBack={() => setTurned({ cell, trail: trail.slice(0, -1) })} />
    </NoteFrame>
  )
}

interface NoteTextProps {
  cast: CastArchive
  cell: NotedCell
  onTurn: (id: string) => void
}

function NoteText({ cast: { chart, stars }, cell: { row, place }, onTurn }: NoteTextProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const pillar = chart.pillars[place]
  if (!pillar) return null
  const its = stars[PILLAR_PLACES.indexOf(place)]!
  return (
    <>
      <div className={classes.value} data-row={row}>
        <CellValue row={row} pillar={pillar} stars={its} />
      </div>
      {cellNoteOf(messages, chart, row, place).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      <TermNames ids={cellTermsOf(row, pillar, its)} label={t`术语`} onTurn={onTurn} />
    </>
  )
}
