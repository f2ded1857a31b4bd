import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { reveal } from './reveal.ts'

/** Pixels that tell a pull from a press. */
const PULL = 6

/** Among its neighbours, before how many the pointer stands: the place that a pulled item takes. */
function placeAt(list: HTMLElement, id: string, x: number): number {
  const others = [...list.children].filter((item) => (item as HTMLElement).dataset['id'] !== id)
  const isRightToLeft = getComputedStyle(list).direction === 'rtl'
  return others.filter((item) => {
    const { left, width } = item.getBoundingClientRect()
    return isRightToLeft ? x < left + width / 2 : x > left + width / 2
  }).length
}

/** A row whose items are pulled to another place with a mouse or a pen; a finger pushes the whole row. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [draggedId, setDraggedId] = useState<string>()
  const hasPulled = useRef(false)
  const latest = useRef(onMove)
  useEffect(() => void (latest.current = onMove))
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function onPointerDown({ target, button, pointerType, clientX: from }: PointerEvent) {
    hasPulled.current = false
    const id = target instanceof Element ? target.closest('li')?.dataset['id'] : undefined
    if (id === undefined || button !== 0 || pointerType === 'touch') return
    const pulling = new AbortController()
    end.current = () => {
      pulling.abort()
      setDraggedId(undefined)
    }
    const pull = ({ clientX }: globalThis.PointerEvent) => {
      if (!list.current || (!hasPulled.current && Math.abs(clientX - from) < PULL)) return
      hasPulled.current = true
      setDraggedId(id)
      const item = `[data-id="${CSS.escape(id)}"]`
      const to = placeAt(list.current, id, clientX)
      if (list.current.querySelector(item) !== list.current.children[to]) latest.current(id, to)
      reveal(list.current, item)
    }
    // On the window: the item itself moves from under the pointer.
    addEventListener('pointermove', pull, { signal: pulling.signal })
    for (const over of ['pointerup', 'pointercancel', 'blur']) addEventListener(over, end.current, { signal: pulling.signal })
  }
  function onClickCapture(event: MouseEvent) {
    // What was pulled was not pressed.
    if (hasPulled.current) event.preventDefault()
    if (hasPulled.current) event.stopPropagation()
    hasPulled.current = false
  }
  return { draggedId, handlers: { onPointerDown, onClickCapture } }
}
