import { useLingui } from '@lingui/react/macro'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { BookCard } from '#contract/book.ts'
import { useIsOnline } from '../../../browser/use-is-online.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import classes from './card-navigation.module.css'
import type { OpenedCard } from './opened-card.ts'
import type { OpenCard } from './use-turn-to.ts'

/** Navigation at the foot of a card: previous card, position in the book, next card. */
export function CardNavigation({ opened: { number, count, before, after }, turnTo }: { opened: OpenedCard; turnTo: OpenCard }) {
  const { t } = useLingui()
  const { locale } = useOpenBook()
  const where = t`第 ${number} 卡，共 ${count} 卡`
  return (
    <nav className={classes.root} aria-label={t`翻页`}>
      {before ? (
        <button type="button" onClick={() => turnTo(before.id)}>
          <CaretLeft data-forward="" size={18} className={classes.caret} />
          <span className={classes.name}>{before.title[locale]}</span>
          <UnavailableIcon card={before} />
        </button>
      ) : (
        <span />
      )}
      <p className={classes.place}>
        <span aria-hidden="true">
          {number} / {count}
        </span>
        <span className="visually-hidden">{where}</span>
      </p>
      {after ? (
        <button type="button" onClick={() => turnTo(after.id)}>
          <span className={classes.name}>{after.title[locale]}</span>
          <UnavailableIcon card={after} />
          <CaretRight data-forward="" size={18} className={classes.caret} />
        </button>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** Icon of a card with locked paragraphs: a lock online, "not on this device" offline; null if all are readable. */
function UnavailableIcon({ card }: { card: BookCard }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  if (card.waiting === 0) return null
  return isOnline ? <LockSimple size={16} aria-label={t`未开启`} /> : <CloudSlash size={16} aria-label={t`不在本机`} />
}
