import { useLingui } from '@lingui/react/macro'
import type { ChatCite } from '#contract/chat.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { MiniChart } from '../../../chart-table/mini-chart.tsx'
import { archivePillarsOf } from '../../../session/archives.ts'
import { NoteFrame } from '../../../ui/note-frame.tsx'
import { useAskedAbout } from './asked-about.ts'
import classes from './cite-note.module.css'
import { HexagramNote } from './hexagram-note.tsx'

export interface CiteNoteProps {
  cite: ChatCite
  opened: boolean
  onClose: () => void
}

/** What a chip names, laid open: a chart with its cells lit, or a hexagram. */
export function CiteNote({ cite: { to, ref, label }, opened, onClose }: CiteNoteProps) {
  const { archive, other } = useAskedAbout()
  return (
    <NoteFrame opened={opened} onClose={onClose} title={label}>
      <div className={classes.root}>
        {to === 'hexagram' ? <HexagramNote at={ref} /> : <PlateOf archive={to === 'other' ? other : archive} cells={ref.split(' ')} />}
      </div>
    </NoteFrame>
  )
}

function PlateOf({ archive, cells }: { archive: ListedArchive | null; cells: readonly string[] }) {
  const { t } = useLingui()
  if (!archive) return <p className={classes.gone}>{t`这份档案已不在。`}</p>
  return (
    <>
      <p className={classes.name}>{archive.user_name}</p>
      <MiniChart archive={archive} ganzhi={archivePillarsOf(archive).join(' ')} cells={cells} />
    </>
  )
}
