import { useLingui } from '@lingui/react/macro'
import type { BookParagraph } from '#contract/book.ts'
import classes from './because-row.module.css'
import { FactButton } from './fact-button.tsx'
import { useReading } from './reading.tsx'

/** What a paragraph rests on: behind one word for plain readers, by its terms for others, and in small print for those who practise. */
export function BecauseRow({ paragraph: { because } }: { paragraph: BookParagraph }) {
  const { t } = useLingui()
  const { book, locale, level } = useReading()
  const facts = because.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  if (facts.length === 0) return null
  // Several facts may go by one term; together they are one chip.
  const chips = [...Map.groupBy(facts, ({ term }) => term[locale])]
  return (
    <>
      <div className={classes.chips}>
        {level === 'plain' ? (
          <FactButton facts={facts.map(({ id }) => id)}>{t`依据`}</FactButton>
        ) : (
          chips.map(([term, same]) => (
            <FactButton key={term} facts={same.map(({ id }) => id)}>
              {term}
            </FactButton>
          ))
        )}
      </div>
      {level === 'practitioner' && (
        <ul className={classes.print}>
          {facts.map(({ id, plain, rule }) => (
            <li key={id}>
              {plain[locale]} · {rule[locale]}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
