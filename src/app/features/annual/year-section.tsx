import type { ReactNode } from 'react'
import type { BookCard } from '#contract/book.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ParagraphView } from '../../reader/paragraph-view.tsx'
import classes from './year-section.module.css'

interface YearSectionProps {
  section: BookCard['sections'][number]
  /** Beside the title: the value of a season or a month. */
  note?: ReactNode
  isNow?: boolean
  /** It stands alone, under no other title. */
  isAlone?: boolean
}

/** A section of the year under its title, which a row or a column above leads to. */
export function YearSection({ section, note, isNow = false, isAlone = false }: YearSectionProps) {
  const { locale } = useMessages()
  const Title = isAlone ? 'h2' : 'h3'
  return (
    <section className={classes.root} aria-labelledby={section.id} data-now={isNow || undefined}>
      <div className={classes.head}>
        <Title id={section.id} tabIndex={-1} className={classes.title} aria-current={isNow ? 'date' : undefined}>
          {section.title[locale]}
        </Title>
        {note}
      </div>
      {section.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} />
      ))}
    </section>
  )
}
