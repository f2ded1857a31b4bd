import type { BookCard, BookParagraph } from '#contract/book.ts'
import { SectionTitle } from '../ui/section-title.tsx'
import { ParagraphView } from './paragraph-view.tsx'
import { useOpenBook } from './open-book.tsx'
import { useLingui } from '@lingui/react/macro'
import { formatShareOfCharts } from '../terms/share-text.ts'
import { useMessages } from '../language/use-messages.ts'
import { FactButton } from './fact-button.tsx'
import classes from './card-sections.module.css'

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

/** The suggested action at the end of a card. */
export function TodoView({ todo }: { todo: BookParagraph }) {
  const { t } = useLingui()
  return (
    <section className={classes.todo}>
      <h2 className={classes.todoTitle}>{t`可做的一件事`}</h2>
      <ParagraphView paragraph={todo} />
    </section>
  )
}

/** Numbered reasons of a card, each with the share of charts that have it and a button to its fact. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  const { _ } = useMessages()
  const { book, locale, level } = useOpenBook()
  const facts = reasons.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  if (facts.length === 0) return null
  return (
    <ol>
      {facts.map(({ id, plain, term, share }, i) => (
        <li key={id} className={classes.reason}>
          <span className={classes.number} aria-hidden="true">
            {i + 1}
          </span>
          <FactButton facts={[id]} className={classes.fact}>
            {level === 'plain' || plain[locale].includes(term[locale]) ? plain[locale] : `${plain[locale]} · ${term[locale]}`}
          </FactButton>
          <span className={classes.share}>{formatShareOfCharts(_, share)}</span>
        </li>
      ))}
    </ol>
  )
}
