import { useMemo, Fragment } from 'react'
import type { BookParagraph, Book } from '#contract/book.ts'
import { useBookMarksContext } from './book-marks-provider.tsx'
import { findHighlights, formatBookText, type FormattedText, splitText, type TextRange } from './book-text.ts'
import { useOpenBook } from './open-book.tsx'
import { TermText } from '../glossary/term-text.tsx'
import { writingSystems } from '../language/writing-systems.ts'
import { useLingui } from '@lingui/react/macro'
import { FactButton } from './fact-button.tsx'
import { ParagraphMenu } from './paragraph-menu.tsx'
import type { Locale } from '#contract/locale.ts'
import classes from './paragraph-view.module.css'

/** A paragraph with its quotation and its facts. */
export function ParagraphView({ paragraph }: { paragraph: BookParagraph }) {
  const { locale, level } = useOpenBook()
  const shown = useMemo(() => formatBookText(paragraph.text[locale], level), [paragraph, locale, level])
  const marks = useBookMarksContext()?.marks.get(paragraph.id)
  const { ranges, isElsewhere } = useMemo(() => findHighlights(shown.text, marks ?? []), [shown, marks])
  return (
    <div className={classes.root} id={paragraph.id} data-paragraph={paragraph.id}>
      <p className={classes.text} data-words data-marked={isElsewhere || undefined}>
        <MarkedText shown={shown} highlights={ranges} />
      </p>
      {paragraph.quote && <QuotationBlock id={paragraph.quote} />}
      <FactRow paragraph={paragraph} text={shown.text} />
    </div>
  )
}

interface MarkedTextProps {
  shown: FormattedText
  highlights?: readonly TextRange[]
}

const NONE: readonly TextRange[] = []

/** A text with titles in italics, highlights, and links to glossary terms. */
function MarkedText({ shown: { text, italics }, highlights = NONE }: MarkedTextProps) {
  return splitText(text.length, [italics, highlights]).map(({ from, to, within: [isItalic, isHighlighted] }) => {
    const words = <TermText text={text.slice(from, to)} />
    const set = isItalic ? <em>{words}</em> : words
    return isHighlighted ? (
      <mark key={from} className={classes.highlight}>
        {set}
      </mark>
    ) : (
      <Fragment key={from}>{set}</Fragment>
    )
  })
}

/** Quotation from a classical book, with its source. */
function QuotationBlock({ id }: { id: string }) {
  const { book, locale } = useOpenBook()
  const quotation = book.quotations[id]
  if (!quotation) return null
  return (
    <blockquote className={classes.quotation}>
      {quotation.text[locale]} <cite className={classes.source}>{writingSystems[locale].formatTitle(quotation.source[locale])}</cite>
    </blockquote>
  )
}

/** Facts behind a paragraph. Level `plain`: one button; other levels: a chip per term; `practitioner`: also small print with new rules. */
function FactRow({ paragraph: { id: paragraphId, because }, text }: { paragraph: BookParagraph; text: string }) {
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
        <ul className={classes.facts}>
          {facts.map(({ id, plain, detail = plain }) => {
            const parts = [detail?.[locale], rules.get(id)].filter((part) => part !== undefined)
            return parts.length > 0 && <li key={id}>{parts.join(' · ')}</li>
          })}
        </ul>
      )}
    </>
  )
}

/** Returns the rules that no earlier paragraph of the card has, by fact id: a card shows each rule only once. */
export function listNewRules({ cards, facts }: Book, paragraphId: string, locale: Locale): ReadonlyMap<string, string> {
  const cardParagraphs = cards
    .map(({ sections, todo }) => [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])])
    .find((card) => card.some(({ id }) => id === paragraphId))
  const first = new Map<string, { readonly id: string; readonly fact: string }>()
  for (const { id, because } of cardParagraphs ?? [])
    for (const fact of because) {
      const rule = facts[fact]?.rule[locale]
      if (rule !== undefined && !first.has(rule)) first.set(rule, { id, fact })
    }
  return new Map([...first].filter(([, { id }]) => id === paragraphId).map(([rule, { fact }]) => [fact, rule]))
}
