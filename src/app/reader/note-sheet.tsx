import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type BookMark, NOTE_MAX } from '#contract/book.ts'
import { Sheet } from '../ui/sheet.tsx'
import classes from './note-sheet.module.css'
import { useOpenBook } from './open-book.tsx'
import { type MarkTarget, useMarkActions } from './use-mark-actions.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** Passage of a note, and the existing note if there is one. */
export interface NoteSubject {
  readonly target: MarkTarget
  readonly mark?: BookMark
}

export interface NoteSheetProps {
  written: NoteSubject
  opened: boolean
  onClose: () => void
}

/** Sheet to write or edit a note. Unsaved text survives a reload. */
export function NoteSheet({ written: { target, mark }, opened, onClose }: NoteSheetProps) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const { save: saveMark, remove } = useMarkActions()
  const draft = useNoteDraft(`${book.archive_id} ${book.product_id} ${mark?.mark_id ?? `${target.paragraph} ${target.quote}`}`)
  const text = draft.typed ?? mark?.text ?? ''
  async function save() {
    if (!(await saveMark({ ...mark, ...target, kind: 'note', text: text.trim() }))) return
    await draft.clear()
    onClose()
  }
  async function removeNote() {
    onClose()
    await draft.clear()
    if (mark) await remove(mark)
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={mark ? t`笔记` : t`写笔记`}>
      {target.quote && <blockquote className={classes.quote}>{target.quote}</blockquote>}
      <textarea
        className={classes.text}
        aria-label={t`笔记`}
        maxLength={NOTE_MAX}
        rows={6}
        data-autofocus
        readOnly={!draft.isRead}
        value={text}
        onChange={({ target: { value } }) => draft.store(value)}
      />
      <div className={classes.actions}>
        {mark && (
          <Button variant="default" onClick={() => void removeNote()}>
            {t`删除`}
          </Button>
        )}
        <Button disabled={text.trim() === '' || text.trim() === mark?.text} onClick={() => void save()}>
          {t`保存`}
        </Button>
      </div>
    </Sheet>
  )
}
