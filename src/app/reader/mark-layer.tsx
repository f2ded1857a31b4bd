import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { BookMark } from '#contract/book.ts'
import { cardWith } from '#device/books/paragraph-in.ts'
import { useBookMarks } from '../session/books.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { NoteSheetProps, Written } from './note-sheet.tsx'
import { useReading } from './reading.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type Target, useMarkActions } from './use-mark-actions.ts'

const NoteSheet = lazyComponent<NoteSheetProps>(() => import('./note-sheet.tsx').then((file) => file.NoteSheet), {
  isWanted: ({ opened }) => opened,
})

interface MarkLayerContext {
  /** The card that a paragraph of the book is on. */
  readonly cardOf: (paragraph: string) => string
  /** Highlights and notes by their paragraphs. */
  readonly marks: ReadonlyMap<string, readonly BookMark[]>
  readonly write: (written: Written) => void
  readonly highlight: (target: Target) => void
  readonly remove: (mark: BookMark) => void
}

const Context = createContext<MarkLayerContext | undefined>(undefined)

/** Highlights and notes over paragraphs of a book: what these show of them, and where they are written. */
export function MarkLayer({ children }: { children: ReactNode }) {
  const { book } = useReading()
  const all = useBookMarks(book.archive_id, book.product_id)
  const { keep, remove } = useMarkActions()
  const [written, setWritten] = useState<Written>()
  const [isWriting, setWriting] = useState(false)
  const marks = useMemo(() => {
    const left = all?.filter(({ kind }) => kind === 'highlight' || kind === 'note')
    return Map.groupBy(left ?? [], ({ paragraph }) => paragraph)
  }, [all])
  function write(next: Written) {
    setWritten(next)
    setWriting(true)
  }
  const highlight = (target: Target) => void keep({ ...target, kind: 'highlight' })
  const cardOf = (paragraph: string) => cardWith(book, paragraph)
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

/** The layer around a paragraph; where there is none (on paper, in a preview), nothing can be marked. */
export function useMarkLayer(): MarkLayerContext | undefined {
  return use(Context)
}
