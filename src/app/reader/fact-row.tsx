import { useLingui } from '@lingui/react/macro'
import type { BookParagraph } from '#contract/book.ts'
import classes from './fact-row.module.css'
import { FactButton } from './fact-button.tsx'
import { listNewRules } from './new-rules.ts'
import { ParagraphMenu } from './paragraph-menu.tsx'
import { useOpenBook } from './open-book.tsx'

/** Facts behind a paragraph. Level `plain`: one button; other levels: a chip per term; `practitioner`: also small print with new rules. */
export function FactRow({ paragraph: { id: paragraphId, because }, text }: { paragraph: BookParagraph; text: string }) {
  const { t } = useLingui()
  const { book, locale, level } = useOpenBook()
  const facts = because.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  // Facts with the same term share a chip.
  const chips = [...Map.groupBy(facts, ({ term }) => term[locale])]
  const rules = level === 'practitioner' ? listNewRules(book, paragraphId, locale) : undefined
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
