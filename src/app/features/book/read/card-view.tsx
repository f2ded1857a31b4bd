import { Activity, type ReactNode, useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { BookCard } from '#contract/book.ts'
import type { ListeningComponents } from '../../../reader/listening.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { VersionBanner } from '../versions/version-banner.tsx'
import { useIsOnline } from '../../../browser/use-is-online.ts'
import { CardToolbar, CardMenu } from './card-toolbar.tsx'
import { CardBody } from './card-body.tsx'
import classes from './card-view.module.css'
import './page-turn.css'
import { type CardWithNeighbours, useOpenCard, type OpenCardFunction } from './opened-card.ts'
import { useArrowKeyPaging, useSwipePaging } from '../../../ui/page-steps.tsx'

interface CardViewProps {
  opened: CardWithNeighbours
  /** True if the card replaced another card; the focus then moves to its title. */
  takesFocus: boolean
  onContents: () => void
  isCurrent: boolean
  band?: ReactNode
  figure?: ReactNode
  foot?: ReactNode
  listening?: ListeningComponents | undefined
  /** True if the card is below the chart on the chart's page. */
  isBelowChart: boolean
}

/** Card with toolbar and navigation. Both neighbours are prerendered when the page is idle, so that turning the page is instant. */
export function CardView({ opened, takesFocus, onContents, isCurrent, band, figure, foot, listening, isBelowChart }: CardViewProps) {
  const { card, number, before, after } = opened
  const { book } = useOpenBook()
  const turnTo = useOpenCard(opened)
  const sides = { before: before && (() => turnTo(before.id)), after: after && (() => turnTo(after.id)) }
  const swipe = useSwipePaging(sides)
  const heading = useRef<HTMLHeadingElement>(null)
  useArrowKeyPaging(sides)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, card.id])
  return (
    <article className={classes.root} data-beneath={isBelowChart || undefined}>
      <CardToolbar
        opened={opened}
        heading={heading}
        onContents={isBelowChart ? undefined : onContents}
        more={
          <>
            {listening && card.waiting === 0 && <listening.Button cardId={card.id} />}
            <CardMenu opened={opened} turnTo={turnTo} />
          </>
        }
      />
      {!isCurrent && <VersionBanner book={book} cardId={card.id} />}
      <div className={classes.pages} {...swipe}>
        {[before, card, after].map((one) => {
          if (!one) return null
          const isShown = one.id === card.id
          return (
            <Activity key={one.id} mode={isShown ? 'visible' : 'hidden'}>
              <CardBody
                cardId={one.id}
                isCurrent={isCurrent}
                restoresPosition={!isBelowChart || takesFocus}
                isBelowChart={isBelowChart}
                band={one.waiting > 0 && band}
                figure={isShown ? figure : undefined}
                foot={isShown && isCurrent && one.waiting === 0 ? foot : undefined}
              />
            </Activity>
          )
        })}
      </div>
      <div className={classes.feet}>
        {listening && (
          <div className={classes.heard}>
            <listening.Bar card={card} number={number} after={after} turnTo={turnTo} tracksPosition={isCurrent} />
          </div>
        )}
        <CardNavigation opened={opened} turnTo={turnTo} />
      </div>
    </article>
  )
}

/** Navigation at the foot of a card: previous card, position in the book, next card. */
function CardNavigation({ opened: { number, count, before, after }, turnTo }: { opened: CardWithNeighbours; turnTo: OpenCardFunction }) {
  const { t } = useLingui()
  const { locale } = useOpenBook()
  const where = t`第 ${number} 卡，共 ${count} 卡`
  return (
    <nav className={classes.navigation} aria-label={t`翻页`}>
      {before ? (
        <button type="button" onClick={() => turnTo(before.id)}>
          <CaretLeft data-forward="" size={18} />
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
          <CaretRight data-forward="" size={18} />
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
