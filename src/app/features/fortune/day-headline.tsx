import { useEffect, useRef } from 'react'
import type { DayTexts } from '#readings/daily/index.ts'
import classes from './day-headline.module.css'
import { useHasVerticalText, useMessages } from '../../language/use-messages.ts'

/** The day's sentence: two vertical columns from right to left, or lines in English, the last one italic. */
export function DayHeadline({ said, takesFocus }: { said: DayTexts; takesFocus: boolean }) {
  const { locale } = useMessages()
  const isUpright = useHasVerticalText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the day is unmounted, so the heading takes the focus.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const [image, counsel] = [said.image[locale], said.counsel[locale]]
  if (isUpright)
    return (
      <h1 ref={heading} tabIndex={-1} className={classes.columns}>
        <span>{image}</span>
        <span className="visually-hidden">，</span>
        <span>{counsel}</span>
      </h1>
    )
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.lines}>
      {linesOf(image).map((line) => (
        <span key={line}>{line} </span>
      ))}
      <em>{counsel}</em>
    </h1>
  )
}

/** Breaks a text after its first comma: “Thick earth, hidden metal.” gives two lines. */
function linesOf(text: string): string[] {
  const comma = text.indexOf(', ')
  return comma < 0 ? [text] : [text.slice(0, comma + 1), text.slice(comma + 2)]
}
