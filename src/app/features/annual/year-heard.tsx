import type { ComponentType } from 'react'
import { useMemo } from 'react'
import type { Book } from '#contract/book.ts'
import type { ListeningBarProps } from '../../reader/listening.ts'
import { cardOf, WHOLE } from './year-cards.ts'
import classes from './year-heard.module.css'

/** A report has no card to turn to: all of it is one page. */
const stay = () => undefined

/** At the foot of the screen while the report is read aloud: all of it in one go. */
export function YearHeard({ book, Bar }: { book: Book; Bar: ComponentType<ListeningBarProps> }) {
  const others = useMemo(() => [cardOf(book, 'seasons'), cardOf(book, 'months')], [book])
  return (
    <div className={classes.root}>
      <Bar card={cardOf(book, WHOLE)} number={1} others={others} after={undefined} turnTo={stay} isPlaceKept={false} />
    </div>
  )
}
