import { type ReactNode, useEffect, useRef } from 'react'
import { MarkLayer } from '../../../reader/mark-layer.tsx'
import { SectionView } from '../../../reader/section-view.tsx'
import { ReasonList } from '../../../reader/reason-list.tsx'
import { useReading } from '../../../reader/reading.tsx'
import { TodoView } from '../../../reader/todo-view.tsx'
import { useBookMarks } from '../../../session/books.ts'
import { CardBar } from './card-bar.tsx'
import { CardFoot } from './card-foot.tsx'
import { CardHead } from './card-head.tsx'
import { CardMore } from './card-more.tsx'
import classes from './card-view.module.css'
import { SealedBand } from './sealed-band.tsx'
import './turn.css'
import type { Opened } from './turn.ts'
import { usePlace } from './use-place.ts'
import { useReadMark } from './use-read-mark.ts'
import { useSwipe } from './use-swipe.ts'
import { useTurnKeys, useTurnTo } from './use-turns.ts'

interface CardViewProps {
  opened: Opened
  /** It came in the place of another card: who reads by ear or by key goes on from its title. */
  takesFocus: boolean
  onContents: () => void
  /** No older version: what is read in one of those stays as it was. */
  isCurrent: boolean
  /** What unlocks the book, where the card breaks off. */
  band?: ReactNode
  /** A drawing that belongs to the card. */
  figure?: ReactNode
  /** Under the chart, whose page it is. */
  isBeneath: boolean
}

/** One card laid out: its line, what it rests on, its sections, the one thing to do. */
export function CardView({ opened, takesFocus, isCurrent, onContents, band, figure, isBeneath }: CardViewProps) {
  const { book, locale } = useReading()
  const { card } = opened
  const turnTo = useTurnTo(opened)
  const swipe = useSwipe(opened, turnTo)
  const root = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const marks = useBookMarks(book.archive_id, book.product_id)
  usePlace(root, card.id, marks, { isKept: isCurrent && !isBeneath, isMoved: !isBeneath || takesFocus })
  useReadMark(end, card.id, marks, isCurrent && card.waiting === 0)
  useTurnKeys(opened, turnTo)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <article ref={root} className={classes.root} data-beneath={isBeneath || undefined}>
      <CardBar
        opened={opened}
        heading={heading}
        onContents={isBeneath ? undefined : onContents}
        more={<CardMore opened={opened} turnTo={turnTo} />}
      />
      <div className={classes.body} {...swipe}>
        <CardHead opened={opened} />
        {card.note && <p className={classes.note}>{card.note[locale]}</p>}
        {figure}
        <ReasonList reasons={card.reasons} />
        <MarkLayer card={card.id}>
          {card.sections.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
          {card.todo && <TodoView todo={card.todo} />}
        </MarkLayer>
        <div ref={end} />
        {card.waiting > 0 && <SealedBand waiting={card.waiting}>{band}</SealedBand>}
      </div>
      <CardFoot opened={opened} turnTo={turnTo} />
    </article>
  )
}
