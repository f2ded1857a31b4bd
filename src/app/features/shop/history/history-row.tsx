import type { ReactNode } from 'react'
import type { Grant } from '#contract/product.ts'
import { dayText, longDayText, monthDayText } from '../../../language/day-text.ts'
import { productNameOf, timesTextOf } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import classes from './history-row.module.css'

interface HistoryRowProps {
  at: number
  productId: string
  gives: readonly Grant[]
  /** For whom, and what else is to be said of it. */
  notes: readonly (string | null)[]
  sum: ReactNode
  state: string
  /** What is paid for stands out. */
  tone?: 'paid' | 'muted' | 'open'
  onOpen: () => void
}

/** One line of the history: day, item, for whom, amount and what became of it. */
export function HistoryRow({ at, productId, gives, notes, sum, state, tone = 'paid', onOpen }: HistoryRowProps) {
  const { _, locale } = useMessages()
  const pack = gives.length === 1 && gives[0]?.kind === 'times' ? timesTextOf(productId, gives[0].amount) : undefined
  const note = [...notes, pack].filter(Boolean).join(' · ')
  return (
    <button type="button" className={classes.root} onClick={onOpen}>
      <time className={classes.day} dateTime={dayText(at)} aria-label={longDayText(locale, at)}>
        {monthDayText(locale, at)}
      </time>
      <span className={classes.words}>
        <span className={classes.name}>{productNameOf(_, productId)}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.end}>
        <span className={classes.sum} data-muted={tone !== 'paid' || undefined}>
          {sum}
        </span>
        <span className={classes.note} data-open={tone === 'open' || undefined}>
          {state}
        </span>
      </span>
    </button>
  )
}
