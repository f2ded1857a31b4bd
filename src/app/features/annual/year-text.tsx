import { useLingui } from '@lingui/react/macro'
import type { AnnualView } from '#bazi/index.ts'
import type { Book } from '#contract/book.ts'
import { useWords } from '../../language/use-words.ts'
import { ScoreBar } from '../../ui/score-bar.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import type { BookParts } from './book-parts.ts'
import { YearSection } from './year-sections.tsx'
import classes from './year-text.module.css'

interface YearTextProps extends BookParts {
  book: Book
  view: AnnualView
  present: number | undefined
}

/** Everything that the book says of the year but what comes first of all: its ground, when and where, the one thing to do, seasons, months. */
export function YearText({ book, view, present, Paragraph }: YearTextProps) {
  const { t } = useLingui()
  const { locale } = useWords()
  const [year, seasons, months] = ['annual', 'seasons', 'months'].map((id) => book.cards.find((card) => card.id === id)!)
  return (
    <>
      <section className={classes.part}>
        <SectionTitle>{year!.title[locale]}</SectionTitle>
        {year!.sections
          .filter(({ id }) => id !== 'first')
          .map((section) => (
            <YearSection key={section.id} book={book} card={year!} section={section} Paragraph={Paragraph} />
          ))}
      </section>
      {year!.todo && (
        <section className={classes.todo}>
          <h3>{t`一件要做的事`}</h3>
          <Paragraph book={book} card={year!.id} paragraph={year!.todo} />
        </section>
      )}
      <section className={classes.part}>
        <SectionTitle>{seasons!.title[locale]}</SectionTitle>
        {seasons!.sections.map((section, i) => (
          <YearSection
            key={section.id}
            book={book}
            card={seasons!}
            section={section}
            note={<ScoreBar {...view.seasons[i]!} />}
            Paragraph={Paragraph}
          />
        ))}
      </section>
      <section className={classes.part}>
        <SectionTitle>{months!.title[locale]}</SectionTitle>
        {months!.sections.map((section, i) => (
          <YearSection
            key={section.id}
            book={book}
            card={months!}
            section={section}
            note={<ScoreBar score={view.months[i]!.score} band={view.months[i]!.band} isNow={i === present} />}
            isNow={i === present}
            Paragraph={Paragraph}
          />
        ))}
      </section>
    </>
  )
}
