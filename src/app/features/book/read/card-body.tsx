import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useRef, type RefObject, useEffect } from 'react'
import type { BookMark } from '#contract/book.ts'
import { BookMarksProvider } from '../../../reader/book-marks-provider.tsx'
import { ReasonList, SectionView, TodoView } from '../../../reader/card-sections.tsx'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useBookMarks } from '../../../session/books.ts'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import classes from './card-body.module.css'
import { CardHeader } from './card-header.tsx'
import { LockedBand } from './locked-band.tsx'
import { findCardWithNeighbours } from './opened-card.ts'
import { useSyncReadingPosition } from './use-sync-reading-position.ts'

interface CardBodyProps {
  cardId: string
  /** False for an older version, whose reading progress is not stored. */
  isCurrent: boolean
  /** True to scroll to the stored reading position. */
  restoresPosition: boolean
  /** True if the card is below the chart on the chart's page; its reading position is not stored. */
  isBelowChart: boolean
  /** Unlock offer at the end of a locked card. */
  band?: ReactNode
  /** Chart or drawing shown in the card. */
  figure?: ReactNode
  /** Content shown after the end of the card. */
  foot?: ReactNode
}

/** Content of a card: main sentence, reasons, sections and suggested action. */
export const CardBody = memo(function CardBody({ cardId, isCurrent, restoresPosition, isBelowChart, band, figure, foot }: CardBodyProps) {
  const { t } = useLingui()
  const { book, locale } = useOpenBook()
  const root = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const opened = findCardWithNeighbours(book, cardId)!
  const { card } = opened
  const marks = useBookMarks(book.archive_id, book.product_id)
  useSyncReadingPosition(root, card.id, marks, { storesPosition: isCurrent && !isBelowChart, restoresPosition })
  useMarkCardRead(end, card.id, marks, isCurrent && card.waiting === 0)
  return (
    <div ref={root} className={classes.root}>
      <CardHeader opened={opened} />
      {card.note && <p className={classes.note}>{card.note[locale]}</p>}
      {figure}
      <ReasonList reasons={card.reasons} />
      <BookMarksProvider>
        {card.sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
        {card.todo && <TodoView todo={card.todo} />}
      </BookMarksProvider>
      <div ref={end} />
      {foot}
      <p className={classes.foot}>{t`推算仅供娱乐，不作决定的依据。`}</p>
      {card.waiting > 0 && <LockedBand waiting={card.waiting}>{band}</LockedBand>}
    </div>
  )
})

/** Marks a card as read once its end has been visible; once more for each newer version. */
function useMarkCardRead(
  end: RefObject<HTMLElement | null>,
  card: string,
  marks: readonly BookMark[] | undefined,
  storesMark: boolean,
): void {
  const { book } = useOpenBook()
  const { save } = useMarkActions()
  const read = marks?.find((mark) => mark.kind === 'read' && mark.card === card)
  const isRead = marks === undefined || (read !== undefined && (book.is_locked || read.made_at >= book.made_at))
  const latest = useRef(save)
  useEffect(() => void (latest.current = save))
  useEffect(() => {
    if (isRead || !storesMark || !end.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void latest.current({ kind: 'read', card, paragraph: '', quote: '' })
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, card, isRead, storesMark])
}
