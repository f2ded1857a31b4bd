import type { ReactNode } from 'react'
import type { BookCard } from '#contract/book.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ParagraphView } from '../../reader/paragraph-view.tsx'
import classes from './year-section.module.css'

interface YearSectionProps {
  section: BookCard['sections'][number]
  /** Score of a season or month, shown beside the title. */
  note?: ReactNode
  isNow?: boolean
  /** True if no other title is above the section; its title is then an `h2`, otherwise an `h3`. */
  isAlone?: boolean
}

/** Section of the report with a title, which is a scroll target. */
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
