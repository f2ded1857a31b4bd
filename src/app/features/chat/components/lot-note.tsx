import { useMessages } from '../../../language/use-messages.ts'
import { NoteOverlay } from '../../../ui/note-overlay.tsx'
import { getFortuneLot } from '#readings/sage/lots.ts'
import { ClassicalText } from './classical-text.tsx'
import type { CiteNoteProps } from './cite-note.tsx'
import { LotBlock } from './drawn-blocks.tsx'
import classes from './lot-note.module.css'

/** Dialog for a cited lot: its slip, its four lines and their explanation. */
export function LotNote({ cite, opened, onClose }: CiteNoteProps) {
  const { locale } = useMessages()
  const number = Number(cite.ref)
  const { saying, plain } = getFortuneLot(number, locale)
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={cite.label}>
      <LotBlock lot={number}>
        <ClassicalText text={saying} locale={locale} isUpright />
      </LotBlock>
      <p className={classes.plain}>{plain}</p>
    </NoteOverlay>
  )
}
