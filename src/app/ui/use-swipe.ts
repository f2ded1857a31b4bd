import { type PointerEvent, useRef } from 'react'
import { meaningOf, turnOf } from './swipe.ts'

/** The page follows the finger so far. */
const FOLLOWS = 0.35

interface Pan {
  readonly x: number
  readonly y: number
  isPanning: boolean
}

/** A finger that moves sideways turns the page (1 on, −1 back); until it lets go the page follows it. */
export function useSwipe(turn: (by: -1 | 1) => void) {
  const pan = useRef<Pan>(undefined)

  function begin({ pointerType, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse' || !isPrimary || !getSelection()?.isCollapsed) return
    pan.current = { x: clientX, y: clientY, isPanning: false }
  }
  function move({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const now = pan.current
    if (!now) return
    const [dx, dy] = [clientX - now.x, clientY - now.y]
    const meaning = now.isPanning ? 'pan' : meaningOf(dx, dy)
    if (meaning === 'scroll') pan.current = undefined
    if (meaning !== 'pan') return
    if (!now.isPanning) currentTarget.setPointerCapture(pointerId)
    now.isPanning = true
    currentTarget.style.transform = `translateX(${Math.round(dx * FOLLOWS)}px)`
  }
  function end({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const now = pan.current
    pan.current = undefined
    currentTarget.style.transform = ''
    if (!now?.isPanning) return
    const by = turnOf(clientX - now.x)
    if (by !== 0) turn(by)
  }
  function cancel({ currentTarget }: PointerEvent<HTMLElement>) {
    pan.current = undefined
    currentTarget.style.transform = ''
  }
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel }
}
