import { useLingui } from '@lingui/react/macro'
import type { ChatCite } from '#contract/chat.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { hexagramOfNumber } from '#readings/changes/cast/index.ts'
import { HexagramDrawing } from '../../../art/hexagram.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { HanText } from '../../../chart-table/character.tsx'
import { MiniChart } from '../../../chart-table/mini-chart.tsx'
import { archivePillarsOf } from '../../../session/archives.ts'
import { hexagramNameFormatters, LINE_PLACE_LABELS } from '../../../terms/hexagrams.ts'
import { NoteOverlay } from '../../../ui/note-overlay.tsx'
import { useConversationPeople } from '../hooks/use-conversation-people.ts'
import classes from './cite-note.module.css'

export interface CiteNoteProps {
  cite: ChatCite
  opened: boolean
  onClose: () => void
}

/** Dialog for a cited chart with its cells highlighted, or for a cited hexagram. */
export function CiteNote({ cite: { to, ref, label }, opened, onClose }: CiteNoteProps) {
  const { archive, other } = useConversationPeople()
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={label}>
      <div className={classes.root}>
        {to === 'hexagram' ? <HexagramNote at={ref} /> : <CitedChart archive={to === 'other' ? other : archive} cells={ref.split(' ')} />}
      </div>
    </NoteOverlay>
  )
}

function CitedChart({ archive, cells }: { archive: ListedArchive | null; cells: readonly string[] }) {
  const { t } = useLingui()
  if (!archive) return <p className={classes.gone}>{t`这份档案已不在。`}</p>
  return (
    <>
      <p className={classes.name}>{archive.user_name}</p>
      <MiniChart archive={archive} ganzhi={archivePillarsOf(archive).join(' ')} cells={cells} />
    </>
  )
}

/** A hexagram with its line names, the cited line in red. `at` is `6` (hexagram 6) or `6.1` (its first line). */
function HexagramNote({ at }: { at: string }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const [number, line] = at.split('.').map(Number)
  const hexagram = hexagramOfNumber(number!)
  const lines = [...hexagram.bits].map((bit) => bit === '1')
  const moving = line ? [line - 1] : []
  return (
    <div className={classes.hexagram}>
      <HexagramDrawing lines={lines} moving={moving} width={112} label={hexagramNameFormatters[locale](hexagram)} />
      <ol className={classes.places} reversed>
        {lines
          .map((isWhole, place) => ({ isWhole, place }))
          .toReversed()
          .map(({ isWhole, place }) => (
            <li key={place} data-lit={moving.includes(place) || undefined}>
              {_(LINE_PLACE_LABELS[place]!)} · {isWhole ? t`阳` : t`阴`}
            </li>
          ))}
      </ol>
      <p className={classes.hexagramName}>
        <span>{hexagramNameFormatters[locale](hexagram)}</span>
        {!writingSystems[locale].readsHan && <HanText>{hexagram.name[writingSystems[locale].hanLocale]}</HanText>}
        <small>{t`第 ${hexagram.number} 卦`}</small>
      </p>
    </div>
  )
}
