import { type PointerEvent, useRef, useEffect } from 'react'
import { isKeyHandledElsewhere } from './is-key-taken.ts'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from './icon-button.tsx'

/** Ratio of the page's movement to the finger's movement. */
const FOLLOW_RATIO = 0.35

interface Pan {
  readonly x: number
  readonly y: number
  isPanning: boolean
}

/** Actions that show the previous and the next page; undefined where there is none. */
export interface PagingActions {
  readonly before: (() => void) | undefined
  readonly after: (() => void) | undefined
}

/** Returns pointer handlers for a horizontal swipe between pages; the page moves with the finger. */
export function useSwipePaging({ before, after }: PagingActions) {
  const pan = useRef<Pan>(undefined)

  function begin({ pointerType, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse' || !isPrimary || !getSelection()?.isCollapsed) return
    pan.current = { x: clientX, y: clientY, isPanning: false }
  }
  function move({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const now = pan.current
    if (!now) return
    const [dx, dy] = [clientX - now.x, clientY - now.y]
    const meaning = now.isPanning ? 'pan' : classifySwipe(dx, dy)
    if (meaning === 'scroll') pan.current = undefined
    if (meaning !== 'pan') return
    if (!now.isPanning) currentTarget.setPointerCapture(pointerId)
    now.isPanning = true
    currentTarget.style.transform = `translateX(${Math.round(dx * FOLLOW_RATIO)}px)`
  }
  function end({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const now = pan.current
    pan.current = undefined
    currentTarget.style.transform = ''
    if (!now?.isPanning) return
    const turn = getSwipeDirection(clientX - now.x)
    if (turn === 1) after?.()
    if (turn === -1) before?.()
  }
  function cancel({ currentTarget }: PointerEvent<HTMLElement>) {
    pan.current = undefined
    currentTarget.style.transform = ''
  }
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel }
}

/** Minimum distance of a swipe, in px. */
const MIN_SWIPE = 64
/** Minimum distance in px at which a gesture is classified. */
const MIN_MOVE = 12

/** Classifies a movement by `dx` and `dy` px: undecided (`none`), vertical scroll or horizontal pan. */
export function classifySwipe(dx: number, dy: number): 'none' | 'scroll' | 'pan' {
  if (Math.hypot(dx, dy) < MIN_MOVE) return 'none'
  return Math.abs(dx) > 1.4 * Math.abs(dy) ? 'pan' : 'scroll'
}

/** Returns the direction of a finished pan of `dx` px: 1 to the next page, −1 to the previous, 0 if the pan is too short. */
export function getSwipeDirection(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_SWIPE) return 0
  return dx < 0 ? 1 : -1
}

/** Lets the left and right arrow keys page back and forth, unless an overlay or field uses the keys. */
export function useArrowKeyPaging({ before, after }: PagingActions): void {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useEffect(() => {
    latest.current = (event) => {
      const turn = event.key === 'ArrowRight' ? after : event.key === 'ArrowLeft' ? before : undefined
      if (turn && !isWithOthers(event) && !isKeyHandledElsewhere(event)) turn()
    }
  })
  useEffect(() => {
    const turn = (event: KeyboardEvent) => latest.current?.(event)
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [])
}

const isWithOthers = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey

/** Buttons to the previous and the next day. Swiping and the arrow keys do the same. */
export function DayStepButtons({ before, after }: PagingActions) {
  const { t } = useLingui()
  return (
    <>
      <IconButton label={t`前一日`} disabled={!before} onClick={before}>
        <CaretLeft data-forward="" size={20} weight="light" />
      </IconButton>
      <IconButton label={t`后一日`} disabled={!after} onClick={after}>
        <CaretRight data-forward="" size={20} weight="light" />
      </IconButton>
    </>
  )
}
