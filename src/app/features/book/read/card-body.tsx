import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useRef } from 'react'
import { MarkLayer } from '../../../reader/mark-layer.tsx'
import { ReasonList } from '../../../reader/reason-list.tsx'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { SectionView } from '../../../reader/section-view.tsx'
import { TodoView } from '../../../reader/todo-view.tsx'
import { useBookMarks } from '../../../session/books.ts'
import classes from './card-body.module.css'
import { CardHead } from './card-head.tsx'
import { SealedBand } from './sealed-band.tsx'
import { openedIn } from './turn.ts'
import { usePlace } from './use-place.ts'
import { useReadMark } from './use-read-mark.ts'

interface CardBodyProps {
  cardId: string
  /** No older version: what is read in one of those stays as it was. */
  isCurrent: boolean
  /** The page goes to where the reader was. */
  isMoved: boolean
  /** Under the chart, whose page it is: no place is kept. */
  isBeneath: boolean
  /** What unlocks the book, where the card breaks off. */
  band?: ReactNode
  /** A drawing that belongs to the card. */
  figure?: ReactNode
  /** What may follow once it was read. */
  foot?: ReactNode
}

/** What stands on a card: its line, what it rests on, its sections, the one thing to do. */
export const CardBody = memo(function CardBody({ cardId, isCurrent, isMoved, isBeneath, band, figure, foot }: CardBodyProps) {
  const { t } = useLingui()
  const { book, locale } = useOpenBook()
  const root = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const opened = openedIn(book, cardId)!
  const { card } = opened
  const marks = useBookMarks(book.archive_id, book.product_id)
  usePlace(root, card.id, marks, { isKept: isCurrent && !isBeneath, isMoved })
  useReadMark(end, card.id, marks, isCurrent && card.waiting === 0)
  return (
    <div ref={root} className={classes.root}>
      <CardHead opened={opened} />
      {card.note && <p className={classes.note}>{card.note[locale]}</p>}
      {figure}
      <ReasonList reasons={card.reasons} />
      <MarkLayer>
        {card.sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
        {card.todo && <TodoView todo={card.todo} />}
      </MarkLayer>
      <div ref={end} />
      {foot}
      <p className={classes.foot}>{t`推算仅供娱乐，不作决定的依据。`}</p>
      {card.waiting > 0 && <SealedBand waiting={card.waiting}>{band}</SealedBand>}
    </div>
  )
})
