import { writingSystems } from '../language/writing-systems.ts'
import { useOpenBook } from './open-book.tsx'
import classes from './quotation.module.css'

/** Quotation from a classical book, with its source. */
export function QuotationBlock({ id }: { id: string }) {
  const { book, locale } = useOpenBook()
  const quotation = book.quotations[id]
  if (!quotation) return null
  return (
    <blockquote className={classes.root}>
      {quotation.text[locale]} <cite className={classes.source}>{writingSystems[locale].formatTitle(quotation.source[locale])}</cite>
    </blockquote>
  )
}
