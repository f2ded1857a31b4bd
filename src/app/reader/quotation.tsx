import { writings } from '../language/writing.ts'
import { useReading } from './reading.tsx'
import classes from './quotation.module.css'

/** Words of an old book, with the book that they stand in. */
export function Quotation({ id }: { id: string }) {
  const { book, locale } = useReading()
  const quotation = book.quotations[id]
  if (!quotation) return null
  return (
    <blockquote className={classes.root}>
      {quotation.text[locale]} <cite className={classes.source}>{writings[locale].titled(quotation.source[locale])}</cite>
    </blockquote>
  )
}
