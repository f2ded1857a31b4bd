import { useLingui } from '@lingui/react/macro'
import type { BookParagraph } from '#contract/book.ts'
import classes from './because-row.module.css'
import { FactButton } from './fact-button.tsx'
import { newRulesIn } from './new-rules.ts'
import { ParagraphMenu } from './paragraph-menu.tsx'
import { useReading } from './reading.tsx'

/** What a paragraph rests on: behind one word for plain readers, by its terms for others, and in small print for those who practise, with the rules that its card has not told. */
export function BecauseRow({ paragraph: { id: paragraphId, because }, text }: { paragraph: BookParagraph; text: string }) {
  const { t } = useLingui()
  const { book, locale, level } = useReading()
  const facts = because.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  // Several facts may go by one term; together they are one chip.
  const chips = [...Map.groupBy(facts, ({ term }) => term[locale])]
  const rules = level === 'practitioner' ? newRulesIn(book, paragraphId, locale) : undefined
  return (
    <>
      <div className={classes.chips} data-level={level}>
        {level === 'plain' && facts.length > 0 ? (
          <FactButton facts={facts.map(({ id }) => id)}>{t`依据`}</FactButton>
        ) : (
          chips.map(([term, same]) => (
            <FactButton key={term} facts={same.map(({ id }) => id)}>
              {term}
            </FactButton>
          ))
        )}
        <ParagraphMenu paragraph={paragraphId} text={text} />
      </div>
      {rules && facts.length > 0 && (
        <ul className={classes.print}>
          {facts.map(({ id, plain }) => (
            <li key={id}>{[plain[locale], ...(rules.has(id) ? [rules.get(id)] : [])].join(' · ')}</li>
          ))}
        </ul>
      )}
    </>
  )
}
