import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { BookMark } from '#contract/book.ts'
import { getCardIdOf } from '#device/books/find-paragraph.ts'
import { useBookMarks } from '../session/books.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { NoteSheetProps, NoteSubject } from './note-sheet.tsx'
import { useOpenBook } from './open-book.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type MarkTarget, useMarkActions } from './use-mark-actions.ts'

const NoteSheet = lazyComponent<NoteSheetProps>(() => import('./note-sheet.tsx').then((file) => file.NoteSheet), {
  isWanted: ({ opened }) => opened,
})

interface MarkLayerContext {
  /** Returns the id of the card that contains a paragraph. */
  readonly cardOf: (paragraph: string) => string
  /** Highlights and notes by paragraph id. */
  readonly marks: ReadonlyMap<string, readonly BookMark[]>
  readonly write: (written: NoteSubject) => void
  readonly highlight: (target: MarkTarget) => void
  readonly remove: (mark: BookMark) => void
}

const Context = createContext<MarkLayerContext | undefined>(undefined)

/** Provides highlights and notes to the paragraphs of a book, with the selection bar and the note sheet. */
export function BookMarksProvider({ children }: { children: ReactNode }) {
  const { book } = useOpenBook()
  const all = useBookMarks(book.archive_id, book.product_id)
  const { save, remove } = useMarkActions()
  const [written, setWritten] = useState<NoteSubject>()
  const [isWriting, setWriting] = useState(false)
  const marks = useMemo(() => {
    const shown = all?.filter(({ kind }) => kind === 'highlight' || kind === 'note')
    return Map.groupBy(shown ?? [], ({ paragraph }) => paragraph)
  }, [all])
  function write(next: NoteSubject) {
    setWritten(next)
    setWriting(true)
  }
  const highlight = (target: MarkTarget) => void save({ ...target, kind: 'highlight' })
  const cardOf = (paragraph: string) => getCardIdOf(book, paragraph)
  const layer = { cardOf, marks, write, highlight, remove: (mark: BookMark) => void remove(mark) }
  return (
    <Context value={layer}>
      {children}
      <SelectionBar cardOf={cardOf} onHighlight={highlight} onWrite={(target) => write({ target })} />
      {written && (
        <NoteSheet
          key={`${written.target.paragraph} ${written.target.quote} ${written.mark?.mark_id}`}
          written={written}
          opened={isWriting}
          onClose={() => setWriting(false)}
        />
      )}
    </Context>
  )
}

/** Returns the context of highlights and notes; undefined where the reader cannot mark text (print, preview). */
export function useBookMarksContext(): MarkLayerContext | undefined {
  return use(Context)
}
