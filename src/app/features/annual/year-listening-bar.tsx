import type { ComponentType } from 'react'
import { useMemo } from 'react'
import type { Book } from '#contract/book.ts'
import type { ListeningBarProps } from '../../reader/listening.ts'
import { getYearCard, REPORT_CARD } from './year-cards.ts'
import classes from './year-listening-bar.module.css'

/** No-op for `turnTo`: a report is one page, so the bar never turns to another card. */
const stay = () => undefined

/** Read-aloud bar of a report; reads all cards of the book in sequence. */
export function YearListeningBar({ book, Bar }: { book: Book; Bar: ComponentType<ListeningBarProps> }) {
  const others = useMemo(() => [getYearCard(book, 'seasons'), getYearCard(book, 'months')], [book])
  return (
    <div className={classes.root}>
      <Bar card={getYearCard(book, REPORT_CARD)} number={1} others={others} after={undefined} turnTo={stay} tracksPosition={false} />
    </div>
  )
}
