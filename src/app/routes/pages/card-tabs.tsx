import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../language/use-messages.ts'
import { CARD_IDS, CARD_LABELS } from '../../terms/book-cards.ts'
import classes from './card-tabs.module.css'

/** Tabs of a book's cards, for desktops. Links replace the history entry, so that Back leads to the table of contents. */
export function CardTabs({ archiveId, cardId, version }: { archiveId: string; cardId: string; version: number | undefined }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <nav className={classes.root} aria-label={t`各卡`}>
      {CARD_IDS.map((card) => (
        <Link
          key={card}
          to="/archive/index"
          search={{ archiveId, card, ...(version !== undefined && { version }) }}
          replace
          className={classes.tab}
          aria-current={card === cardId ? 'page' : undefined}
        >
          {_(CARD_LABELS[card])}
        </Link>
      ))}
    </nav>
  )
}
