import type { Locale } from '#contract/locale.ts'
import { useVerticalText } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './classic.module.css'

/** Columns of a short saying, without its marks; undefined for one that is too long to stand upright. */
export function columnsOf(text: string): readonly string[] | undefined {
  const columns = text.split(/[：，。；、“”「」\s]+/).filter(Boolean)
  return columns.length <= 6 && columns.every((column) => column.length <= 7) ? columns : undefined
}

/** The old words, in the hand that copies them: upright where they are short and Chinese is read, else as a line. */
export function Classic({ text, locale, isUpright }: { text: string; locale: Locale; isUpright: boolean }) {
  const standsUpright = useVerticalText()
  const columns = isUpright && standsUpright && writingSystems[locale].isVertical ? columnsOf(text) : undefined
  if (!columns) return <blockquote className={classes.line}>{text}</blockquote>
  return (
    <blockquote className={classes.upright} data-upright>
      {columns.map((column, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns of one text stay in their order
        <span key={i}>{column} </span>
      ))}
    </blockquote>
  )
}
