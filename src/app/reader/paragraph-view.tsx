import { useMemo } from 'react'
import type { BookParagraph } from '#contract/book.ts'
import { BecauseRow } from './because-row.tsx'
import { useMarkLayer } from './mark-layer.tsx'
import { highlightedIn } from './mark-ranges.ts'
import { MarkedText } from './marked-text.tsx'
import classes from './paragraph-view.module.css'
import { Quotation } from './quotation.tsx'
import { useReading } from './reading.tsx'
import { shownOf } from './shown-text.ts'

/** A paragraph with what it rests on. */
export function ParagraphView({ paragraph }: { paragraph: BookParagraph }) {
  const { locale, level } = useReading()
  const shown = useMemo(() => shownOf(paragraph.text[locale], level), [paragraph, locale, level])
  const marks = useMarkLayer()?.marks.get(paragraph.id)
  const { ranges, isElsewhere } = useMemo(() => highlightedIn(shown.text, marks ?? []), [shown, marks])
  return (
    <div className={classes.root} id={paragraph.id} data-paragraph={paragraph.id}>
      <p className={classes.text} data-words data-marked={isElsewhere || undefined}>
        <MarkedText shown={shown} highlights={ranges} />
      </p>
      {paragraph.quote && <Quotation id={paragraph.quote} />}
      <BecauseRow paragraph={paragraph} text={shown.text} />
    </div>
  )
}
