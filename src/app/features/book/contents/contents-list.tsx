import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { Book } from '#contract/book.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../../appearance/use-settings.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CARD_LABELS } from '../../../terms/book-cards.ts'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { ListedCard, CardState } from './card-states.ts'
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
    return text && adaptTextToLevel(text, readerLevel)
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

/** Contents as a grid of vertical titles, from right to left in two rows of five. */
export function ContentsGrid({ archiveId, cards }: { archiveId: string; cards: readonly ListedCard[] }) {
  const { _, locale } = useMessages()
  return (
    <ol className={classes.grid}>
      {cards.map(({ id, state }, at) => (
        <li key={id}>
          <Link to="/archive/index" search={{ archiveId, card: id }} className={classes.gridCard} data-state={state}>
            <span className={classes.gridNumber} aria-hidden="true">
              {formatOrdinal(locale, at + 1)}
            </span>
            <span className={classes.gridTitle}>{_(CARD_LABELS[id])}</span>
            <CardStateIcon state={state} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Icon of a card's state: dot if read, ring if unread, stamp if rewritten, lock if locked. */
function CardStateIcon({ state }: { state: CardState }) {
  const { t } = useLingui()
  const names = { locked: t`未解锁`, unread: t`未读`, read: t`已读`, new: t`有新内容` }
  return (
    <span className={classes.icon}>
      <span className="visually-hidden">{names[state]}</span>
      <span aria-hidden="true" className={classes.sign} data-state={state}>
        {state === 'locked' && <LockSimple size={18} weight="light" />}
        {state === 'new' && t({ message: '新', context: 'stamp' })}
      </span>
    </span>
  )
}

/** Tag that marks the card to continue with. */
function ContinueTag() {
  const { t } = useLingui()
  return <Tag tone="seal">{t`接着读`}</Tag>
}
