import { useMemo } from 'react'
import type { BookParagraph } from '#contract/book.ts'
import { FactRow } from './fact-row.tsx'
import { useMarkLayer } from './mark-layer.tsx'
import { findHighlights } from './find-highlights.ts'
import { MarkedText } from './marked-text.tsx'
import classes from './paragraph-view.module.css'
import { QuotationBlock } from './quotation.tsx'
import { useOpenBook } from './open-book.tsx'
import { formatBookText } from './format-book-text.ts'

/** A paragraph with its quotation and its facts. */
export function ParagraphView({ paragraph }: { paragraph: BookParagraph }) {
  const { locale, level } = useOpenBook()
  const shown = useMemo(() => formatBookText(paragraph.text[locale], level), [paragraph, locale, level])
  const marks = useMarkLayer()?.marks.get(paragraph.id)
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
