import { type PointerEvent, useRef } from 'react'
import { classifySwipe, getSwipeDirection } from './side-swipe.ts'

/** Ratio of the page's movement to the finger's movement. */
const FOLLOW_RATIO = 0.35

interface Pan {
  readonly x: number
  readonly y: number
  isPanning: boolean
}

/** Actions that show the previous and the next page; undefined where there is none. */
export interface PageSteps {
  readonly before: (() => void) | undefined
  readonly after: (() => void) | undefined
}

/** Returns pointer handlers for a horizontal swipe between pages; the page moves with the finger. */
export function useSideSwipe({ before, after }: PageSteps) {
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
