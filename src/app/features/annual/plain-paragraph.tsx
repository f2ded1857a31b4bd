import type { Book, BookParagraph } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useWords } from '../../language/use-words.ts'

export function PlainParagraph({ book, paragraph }: { book: Book; card: string; paragraph: BookParagraph }) {
  const { locale } = useWords()
  const { readerLevel } = useSettings()
  return (
    <div>
      <p style={{ font: '400 17px/32px var(--song)' }}>{atLevel(paragraph.text[locale], readerLevel)}</p>
      <ul>
        {paragraph.because.map((id) => (
          <li key={id}>{book.facts[id]!.plain[locale]}</li>
        ))}
      </ul>
    </div>
  )
}
