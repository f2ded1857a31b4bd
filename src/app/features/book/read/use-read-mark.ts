import { type RefObject, useEffect, useRef } from 'react'
import type { BookMark } from '#contract/book.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'

/** Marks a card as read once its end has been visible; once more for each newer version. */
export function useReadMark(
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
