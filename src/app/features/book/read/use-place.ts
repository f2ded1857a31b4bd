import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BookMark } from '#contract/book.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import { listParagraphElements, useScrollToParagraph } from '../../../reader/use-scroll-to-paragraph.ts'
import { paragraphAtTop } from './place.ts'

/** A reader rests so long before the place is written down. */
const RESTS_MS = 700
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface Place {
  /** What stands at the top is written down. */
  readonly isKept: boolean
  /** The page goes to where the reader was; not under somebody who is looking at what stands above. */
  readonly isMoved: boolean
}

/**
 * Keeps the place in a card: goes to the paragraph that the address names, else to where this reader was last, on whatever
 * device; once the reader has moved, nothing moves the page any more, and what stands at its top is written down.
 */
export function usePlace(
  root: RefObject<HTMLElement | null>,
  card: string,
  marks: readonly BookMark[] | undefined,
  { isKept, isMoved }: Place,
): void {
  const { book } = useOpenBook()
  const { save } = useMarkActions()
  const kept = marks?.find((mark) => mark.kind === 'place' && mark.card === card)?.paragraph
  const hasMoved = useRef(false)
  const latest = useRef({ kept, save })
  useEffect(() => void (latest.current = { kept, save }))

  // Again each time that the card is shown.
  useLayoutEffect(() => void (hasMoved.current = false), [])
  const named = useScrollToParagraph(root)
  useLayoutEffect(() => {
    if (hasMoved.current || named || !isMoved) return
    const paragraph = kept && listParagraphElements(root.current).find(({ id }) => id === kept)
    if (paragraph) paragraph.scrollIntoView({ block: 'start' })
    else scrollTo(0, 0)
  }, [root, named, kept, isMoved])

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      const paragraph = paragraphAtTop(listParagraphElements(root.current))
      if (isKept && hasMoved.current && paragraph !== (latest.current.kept ?? ''))
        void latest.current.save({ kind: 'place', card, paragraph, quote: '' })
    }
    const move = () => void (hasMoved.current = true)
    const follow = () => {
      clearTimeout(rest)
      rest = setTimeout(write, RESTS_MS)
    }
    addEventListener('scroll', follow, { passive: true })
    addEventListener('pagehide', write)
    for (const name of MOVES) addEventListener(name, move, { passive: true })
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', follow)
      removeEventListener('pagehide', write)
      for (const name of MOVES) removeEventListener(name, move)
    }
  }, [root, card, isKept, book.product_id])
}
