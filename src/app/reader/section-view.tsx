import type { BookCard } from '#contract/book.ts'
import { SectionTitle } from '../ui/section-title.tsx'
import { ParagraphView } from './paragraph-view.tsx'
import { useOpenBook } from './open-book.tsx'
import classes from './section-view.module.css'

/** A section of a card with its title. */
export function SectionView({ section }: { section: BookCard['sections'][number] }) {
  const { locale } = useOpenBook()
  return (
    <section className={classes.root}>
      <SectionTitle>{section.title[locale]}</SectionTitle>
      {section.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} />
      ))}
    </section>
  )
}
