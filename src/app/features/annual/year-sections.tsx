import type { ReactNode } from 'react'
import type { Book, BookCard } from '#contract/book.ts'
import { useWords } from '../../language/use-words.ts'
import type { BookParts } from './book-parts.ts'
import classes from './year-sections.module.css'

interface YearSectionProps extends BookParts {
  book: Book
  card: BookCard
  section: BookCard['sections'][number]
  /** Beside the title: the value of a season or a month. */
  note?: ReactNode
  isNow?: boolean
}

/** A section of the year under its title, which a row or a column above leads to. */
export function YearSection({ book, card, section, note, isNow = false, Paragraph }: YearSectionProps) {
  const { locale } = useWords()
  return (
    <section className={classes.section} aria-labelledby={section.id} data-now={isNow || undefined}>
      <div className={classes.head}>
        <h3 id={section.id} tabIndex={-1} className={classes.title} aria-current={isNow ? 'date' : undefined}>
          {section.title[locale]}
        </h3>
        {note}
      </div>
      {section.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.id} book={book} card={card.id} paragraph={paragraph} />
      ))}
    </section>
  )
}
