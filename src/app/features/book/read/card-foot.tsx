import { useLingui } from '@lingui/react/macro'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { BookCard } from '#contract/book.ts'
import { useIsOnline } from '../../../browser/use-is-online.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import classes from './card-foot.module.css'
import type { Opened } from './turn.ts'
import type { TurnTo } from './use-turns.ts'

/** The bar at the foot of a card: the one before, where this one stands, the one after. */
export function CardFoot({ opened: { number, count, before, after }, turnTo }: { opened: Opened; turnTo: TurnTo }) {
  const { t } = useLingui()
  const { locale } = useOpenBook()
  const where = t`第 ${number} 卡，共 ${count} 卡`
  return (
    <nav className={classes.root} aria-label={t`翻页`}>
      {before ? (
        <button type="button" onClick={() => turnTo(before.id)}>
          <CaretLeft data-forward="" size={18} className={classes.caret} />
          <span className={classes.name}>{before.title[locale]}</span>
          <Away card={before} />
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
          <Away card={after} />
          <CaretRight data-forward="" size={18} className={classes.caret} />
        </button>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** A card of which something waits: behind the seal, and without a network not to be had at all. */
function Away({ card }: { card: BookCard }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  if (card.waiting === 0) return null
  return isOnline ? <LockSimple size={16} aria-label={t`未开启`} /> : <CloudSlash size={16} aria-label={t`不在本机`} />
}
