import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../language/use-messages.ts'
import { CARD_LABELS } from '../../../terms/book-cards.ts'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { CardStateIcon } from './card-state-icon.tsx'
import type { ListedCard } from './card-states.ts'
import classes from './contents-grid.module.css'

/** Contents as a grid of vertical titles, from right to left in two rows of five. */
export function ContentsGrid({ archiveId, cards }: { archiveId: string; cards: readonly ListedCard[] }) {
  const { _, locale } = useMessages()
  return (
    <ol className={classes.root}>
      {cards.map(({ id, state }, at) => (
        <li key={id}>
          <Link to="/archive/index" search={{ archiveId, card: id }} className={classes.card} data-state={state}>
            <span className={classes.number} aria-hidden="true">
              {formatOrdinal(locale, at + 1)}
            </span>
            <span className={classes.title}>{_(CARD_LABELS[id])}</span>
            <CardStateIcon state={state} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
