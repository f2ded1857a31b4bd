import { Activity, type ReactNode, useEffect, useRef } from 'react'
import type { ListeningParts } from '../../../reader/listening.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { VersionBand } from '../versions/version-band.tsx'
import { CardBar } from './card-bar.tsx'
import { CardBody } from './card-body.tsx'
import { CardFoot } from './card-foot.tsx'
import { CardMore } from './card-more.tsx'
import classes from './card-view.module.css'
import './turn.css'
import type { Opened } from './turn.ts'
import { useTurnTo } from './use-turns.ts'
import { useSideKeys } from '../../../ui/use-side-keys.ts'
import { useSideSwipe } from '../../../ui/use-side-swipe.ts'

interface CardViewProps {
  opened: Opened
  /** It came in the place of another card: who reads by ear or by key goes on from its title. */
  takesFocus: boolean
  onContents: () => void
  isCurrent: boolean
  band?: ReactNode
  figure?: ReactNode
  foot?: ReactNode
  listening?: ListeningParts | undefined
  /** Under the chart, whose page it is. */
  isBeneath: boolean
}

/** One card laid out between its bars. Its neighbours lie ready unseen, made while the page is idle: to turn is to show. */
export function CardView({ opened, takesFocus, onContents, isCurrent, band, figure, foot, listening, isBeneath }: CardViewProps) {
  const { card, number, before, after } = opened
  const { book } = useOpenBook()
  const turnTo = useTurnTo(opened)
  const sides = { before: before && (() => turnTo(before.id)), after: after && (() => turnTo(after.id)) }
  const swipe = useSideSwipe(sides)
  const heading = useRef<HTMLHeadingElement>(null)
  useSideKeys(sides)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, card.id])
  return (
    <article className={classes.root} data-beneath={isBeneath || undefined}>
      <CardBar
        opened={opened}
        heading={heading}
        onContents={isBeneath ? undefined : onContents}
        more={
          <>
            {listening && card.waiting === 0 && <listening.Button cardId={card.id} />}
            <CardMore opened={opened} turnTo={turnTo} />
          </>
        }
      />
      {!isCurrent && <VersionBand book={book} cardId={card.id} />}
      <div className={classes.pages} {...swipe}>
        {[before, card, after].map((one) => {
          if (!one) return null
          const isShown = one.id === card.id
          return (
            <Activity key={one.id} mode={isShown ? 'visible' : 'hidden'}>
              <CardBody
                cardId={one.id}
                isCurrent={isCurrent}
                isMoved={!isBeneath || takesFocus}
                isBeneath={isBeneath}
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
            <listening.Bar card={card} number={number} after={after} turnTo={turnTo} isPlaceKept={isCurrent} />
          </div>
        )}
        <CardFoot opened={opened} turnTo={turnTo} />
      </div>
    </article>
  )
}
