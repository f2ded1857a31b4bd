import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Book } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../../appearance/use-settings.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CARD_LABELS } from '../../../terms/book-cards.ts'
import { CardStateIcon, ContinueTag } from './card-state-icon.tsx'
import type { ListedCard } from './card-states.ts'
import classes from './contents-list.module.css'

interface ContentsListProps {
  archiveId: string
  cards: readonly ListedCard[]
  /** Book from which the line beside each title is taken. */
  book: Book | null | undefined
  /** Version number of an older version; undefined for the current one. */
  version?: number
}

/** Contents as a numbered list; beside each title is the main sentence of its card. */
export function ContentsList({ archiveId, cards, book, version }: ContentsListProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { readerLevel } = useSettings()
  const lineOf = (id: string) => {
    const text = book?.cards.find((card) => card.id === id)?.line?.text[locale]
    return text && atLevel(text, readerLevel)
  }
  return (
    <ol className={classes.root} aria-label={t`目录`}>
      {cards.map(({ id, state, isNext }, at) => (
        <li key={id}>
          <Link
            to="/archive/index"
            search={{ archiveId, card: id, ...(version !== undefined && { version }) }}
            className={classes.card}
            data-state={state}
          >
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={classes.title}>{_(CARD_LABELS[id])}</span>
            <span className={classes.line}>{lineOf(id)}</span>
            {version === undefined && (isNext ? <ContinueTag /> : <CardStateIcon state={state} />)}
          </Link>
        </li>
      ))}
    </ol>
  )
}
