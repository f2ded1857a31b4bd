import { createContext, use, type ReactNode } from 'react'
import type { Archive } from '#contract/archive.ts'
import type { Book, BookParagraph } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useWords } from '../../language/use-words.ts'

const BookContext = createContext<Book | undefined>(undefined)

export function ReadingProvider({ book, children }: { book: Book; archive: Archive; children: ReactNode }) {
  return <BookContext value={book}>{children}</BookContext>
}

export function ParagraphView({ paragraph }: { paragraph: BookParagraph }) {
  const { locale } = useWords()
  const { readerLevel } = useSettings()
  return (
    <div>
      <p style={{ font: '400 17px/32px var(--song)' }}>{atLevel(paragraph.text[locale], readerLevel)}</p>
      <ReasonList reasons={paragraph.because} />
    </div>
  )
}

export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  const { locale } = useWords()
  const book = use(BookContext)!
  return (
    <ul style={{ font: '400 13px/24px var(--hei)', color: 'var(--ink-3)' }}>
      {reasons.map((id) => (
        <li key={id}>{book.facts[id]!.plain[locale]}</li>
      ))}
    </ul>
  )
}

export function TodoView({ todo }: { todo: BookParagraph }) {
  return (
    <section>
      <h2>可做的一件事</h2>
      <ParagraphView paragraph={todo} />
    </section>
  )
}
