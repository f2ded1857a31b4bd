import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type BookMark, NOTE_MAX } from '#contract/book.ts'
import { Sheet } from '../ui/sheet.tsx'
import classes from './note-sheet.module.css'
import { useReading } from './reading.tsx'
import { type Target, useMarkActions } from './use-mark-actions.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** What a note is about, and the note where there is one. */
export interface Written {
  readonly target: Target
  readonly mark?: BookMark
}

export interface NoteSheetProps {
  written: Written
  opened: boolean
  onClose: () => void
}

/** A note is written, or changed. What is typed outlives a reload before it is kept. */
export function NoteSheet({ written: { target, mark }, opened, onClose }: NoteSheetProps) {
  const { t } = useLingui()
  const { book } = useReading()
  const { keep, remove } = useMarkActions()
  const draft = useNoteDraft(`${book.archive_id} ${book.product_id} ${mark?.mark_id ?? `${target.paragraph} ${target.quote}`}`)
  const text = draft.typed ?? mark?.text ?? ''
  async function save() {
    if (!(await keep({ ...mark, ...target, kind: 'note', text: text.trim() }))) return
    await draft.drop()
    onClose()
  }
  async function removeNote() {
    onClose()
    await draft.drop()
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
        onChange={({ target: { value } }) => draft.keep(value)}
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
