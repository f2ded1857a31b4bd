import type { BookCard } from '#contract/book.ts'
import { SectionTitle } from '../ui/section-title.tsx'
import { ParagraphView } from './paragraph-view.tsx'
import { useReading } from './reading.tsx'
import classes from './section-view.module.css'

/** A section under its fish tail. */
export function SectionView({ section }: { section: BookCard['sections'][number] }) {
  const { locale } = useReading()
  return (
    <section className={classes.root}>
      <SectionTitle>{section.title[locale]}</SectionTitle>
      {section.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} />
      ))}
    </section>
  )
}
