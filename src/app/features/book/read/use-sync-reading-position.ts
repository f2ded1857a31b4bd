import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BookMark } from '#contract/book.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { useMarkActions } from '../../../reader/use-mark-actions.ts'
import { listParagraphElements, useScrollToParagraph } from '../../../reader/use-scroll-to-paragraph.ts'

/** Time in ms after the last scroll event, before the position is stored. */
const SETTLE_MS = 700
const INPUT_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface Place {
  /** True to store the position while the user reads. */
  readonly storesPosition: boolean
  /** True to scroll to the stored position; false below other content that the user may be reading. */
  readonly restoresPosition: boolean
}

/**
 * Scrolls to the paragraph in the URL hash, else to the synced last position. After the first user input, stores the top paragraph
 * instead.
 */
export function useSyncReadingPosition(
  root: RefObject<HTMLElement | null>,
  card: string,
  marks: readonly BookMark[] | undefined,
  { storesPosition, restoresPosition }: Place,
): void {
  const { book } = useOpenBook()
  const { save } = useMarkActions()
  const stored = marks?.find((mark) => mark.kind === 'place' && mark.card === card)?.paragraph
  const hasMoved = useRef(false)
  const latest = useRef({ stored, save })
  useEffect(() => void (latest.current = { stored, save }))

  // Resets the flag on mount and each time the prerendered card becomes visible.
  useLayoutEffect(() => void (hasMoved.current = false), [])
  const named = useScrollToParagraph(root)
  useLayoutEffect(() => {
    if (hasMoved.current || named || !restoresPosition) return
    const paragraph = stored && listParagraphElements(root.current).find(({ id }) => id === stored)
    if (paragraph) paragraph.scrollIntoView({ block: 'start' })
    else scrollTo(0, 0)
  }, [root, named, stored, restoresPosition])

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      const paragraph = findTopParagraphId(listParagraphElements(root.current))
      if (storesPosition && hasMoved.current && paragraph !== (latest.current.stored ?? ''))
        void latest.current.save({ kind: 'place', card, paragraph, quote: '' })
    }
    const move = () => void (hasMoved.current = true)
    const follow = () => {
      clearTimeout(rest)
      rest = setTimeout(write, SETTLE_MS)
    }
    addEventListener('scroll', follow, { passive: true })
    addEventListener('pagehide', write)
    for (const name of INPUT_EVENTS) addEventListener(name, move, { passive: true })
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', follow)
      removeEventListener('pagehide', write)
      for (const name of INPUT_EVENTS) removeEventListener(name, move)
    }
  }, [root, card, storesPosition, book.product_id])
}

/** Height of the sticky bar at the head of a card, in px. */
const HEADER_HEIGHT = 72

interface Placed {
  readonly id: string
  readonly getBoundingClientRect: () => { readonly bottom: number; readonly top: number }
}

/** Returns the id of the paragraph at the top of the viewport; '' above the first paragraph. */
export function findTopParagraphId(paragraphs: readonly Placed[]): string {
  const boxes = paragraphs.map((paragraph) => ({ id: paragraph.id, ...readEdges(paragraph) }))
  if ((boxes[0]?.top ?? 0) > HEADER_HEIGHT + 1) return ''
  return boxes.find(({ bottom }) => bottom > HEADER_HEIGHT + 1)?.id ?? boxes.at(-1)?.id ?? ''
}

const readEdges = (paragraph: Placed) => {
  const { top, bottom } = paragraph.getBoundingClientRect()
  return { top, bottom }
}
