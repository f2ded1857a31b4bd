import type { Headline as HeadlineIds } from '#readings/daily/index.ts'
import { COUNSEL_WORDS, IMAGE_WORDS } from '../../terms/day-reading.ts'
import classes from './headline.module.css'
import { useWords } from './use-words.ts'

/** The day's sentence: two columns from right to left, or display lines in English, the last one italic. */
export function Headline({ headline }: { headline: HeadlineIds }) {
  const { _, isEnglish } = useWords()
  const [image, counsel] = [_(IMAGE_WORDS[headline.image]), _(COUNSEL_WORDS[headline.counsel])]
  if (!isEnglish)
    return (
      <h1 className={classes.columns}>
        <span>{image}</span>
        <span className="visually-hidden">，</span>
        <span>{counsel}</span>
      </h1>
    )
  return (
    <h1 className={classes.lines}>
      {linesOf(image).map((line) => (
        <span key={line}>{line} </span>
      ))}
      <em>{counsel}</em>
    </h1>
  )
}

/** “Thick earth, hidden metal.” breaks after its comma. */
function linesOf(text: string): string[] {
  const comma = text.indexOf(', ')
  return comma < 0 ? [text] : [text.slice(0, comma + 1), text.slice(comma + 2)]
}
