import { Activity, type ReactNode, useEffect, useRef } from 'react'
import type { ListeningParts } from '../../../reader/listening.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { VersionBanner } from '../versions/version-banner.tsx'
import { CardToolbar } from './card-toolbar.tsx'
import { CardBody } from './card-body.tsx'
import { CardNavigation } from './card-navigation.tsx'
import { CardMenu } from './card-menu.tsx'
import classes from './card-view.module.css'
import './page-turn.css'
import type { OpenedCard } from './opened-card.ts'
import { useOpenCard } from './use-turn-to.ts'
import { useSideKeys } from '../../../ui/use-side-keys.ts'
import { useSideSwipe } from '../../../ui/use-side-swipe.ts'

interface CardViewProps {
  opened: OpenedCard
  /** True if the card replaced another card; the focus then moves to its title. */
  takesFocus: boolean
  onContents: () => void
  isCurrent: boolean
  band?: ReactNode
  figure?: ReactNode
  foot?: ReactNode
  listening?: ListeningParts | undefined
  /** True if the card is below the chart on the chart's page. */
  isBelowChart: boolean
}

/** Card with toolbar and navigation. Both neighbours are prerendered when the page is idle, so that turning the page is instant. */
export function CardView({ opened, takesFocus, onContents, isCurrent, band, figure, foot, listening, isBelowChart }: CardViewProps) {
  const { card, number, before, after } = opened
  const { book } = useOpenBook()
  const turnTo = useOpenCard(opened)
  const sides = { before: before && (() => turnTo(before.id)), after: after && (() => turnTo(after.id)) }
  const swipe = useSideSwipe(sides)
  const heading = useRef<HTMLHeadingElement>(null)
  useSideKeys(sides)
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
