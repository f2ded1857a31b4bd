import type { Locale } from '#contract/locale.ts'
import { useHasVerticalText } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './classical-text.module.css'

/** Splits a short saying into columns without punctuation; undefined if the saying is too long for vertical text. */
export function splitVerticalColumns(text: string): readonly string[] | undefined {
  const columns = text.split(/[：，。；、“”「」\s]+/).filter(Boolean)
  return columns.length <= 6 && columns.every((column) => column.length <= 7) ? columns : undefined
}

/** A classical quotation: vertical if `isUpright`, short, in a vertical script, and vertical text is enabled; otherwise horizontal. */
export function ClassicalText({ text, locale, isUpright }: { text: string; locale: Locale; isUpright: boolean }) {
  const canSetUpright = useHasVerticalText()
  const columns = isUpright && canSetUpright && writingSystems[locale].isVertical ? splitVerticalColumns(text) : undefined
  if (!columns) return <blockquote className={classes.line}>{text}</blockquote>
  return (
    <blockquote className={classes.upright} data-upright>
      {columns.map((column, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have a fixed order
        <span key={i}>{column} </span>
      ))}
    </blockquote>
  )
}
