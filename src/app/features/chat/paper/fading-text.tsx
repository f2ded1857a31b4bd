import { useState } from 'react'
import classes from './fading-text.module.css'

/** Characters at the end that are still drying. */
const WET = 6

/**
 * A text as it is being written: while `isWet`, its last characters fade and a seal stands behind them. What was written
 * before one's eyes stays in the same pieces when it has dried: a reader by ear is told of it once.
 */
export function FadingText({ text, isWet }: { text: string; isWet: boolean }) {
  const [isSplit] = useState(isWet)
  if (!isSplit) return text
  const characters = [...text]
  const dry = characters.slice(0, -WET).join('')
  const wet = characters.slice(-WET)
  return (
    <>
      {dry}
      <span className={classes.wet} data-wet={isWet || undefined}>
        {[0, 2, 4].map((from) => (
          <span key={from}>{wet.slice(from, from + 2).join('')}</span>
        ))}
      </span>
    </>
  )
}
