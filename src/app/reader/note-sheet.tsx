import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type BookMark, MAX_NOTE_LENGTH } from '#contract/book.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useOpenBook } from './open-book.tsx'
import { type MarkTarget, useMarkActions } from './use-mark-actions.ts'
import { useEffect, useMemo, useState } from 'react'
import { createQueryStore } from '#device/store/query-store.ts'
import { useUserId } from '../session/session.ts'
import classes from './note-sheet.module.css'

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
        maxLength={MAX_NOTE_LENGTH}
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

/**
 * Returns the unsaved text of a note and its actions. The text is in the user's database: it survives a reload and is deleted on
 * logout.
 */
function useNoteDraft(name: string) {
  const userId = useUserId()
  const store = useMemo(() => createQueryStore(userId), [userId])
  const key = `note-draft ${name}`
  const [read, setRead] = useState<{ readonly typed: string | undefined }>()
  useEffect(() => {
    let isWanted = true
    const show = (typed: unknown) => isWanted && setRead({ typed: typeof typed === 'string' ? typed : undefined })
    store.getItem(key).then(show, (error: unknown) => {
      // A draft that cannot be read must not keep the note closed.
      reportError(error)
      show(undefined)
    })
    return () => void (isWanted = false)
  }, [store, key])
  return {
    isRead: read !== undefined,
    typed: read?.typed,
    store: (typed: string) => {
      setRead({ typed })
      void store.setItem(key, typed)
    },
    clear: async () => {
      setRead({ typed: undefined })
      await store.removeItem(key)
    },
  }
}
