import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollItemIntoView } from './scroll-item-into-view.ts'

/** Movement in px that turns a press into a drag. */
const DRAG_THRESHOLD = 6

/** Returns the index among the other items that a dragged item gets at pointer position `x` (viewport px). */
function placeAt(list: HTMLElement, id: string, x: number): number {
  const others = [...list.children].filter((item) => (item as HTMLElement).dataset['id'] !== id)
  const isRightToLeft = getComputedStyle(list).direction === 'rtl'
  return others.filter((item) => {
    const { left, width } = item.getBoundingClientRect()
    return isRightToLeft ? x < left + width / 2 : x > left + width / 2
  }).length
}

/** Lets the user reorder a row by mouse or pen; touch scrolls the row. Returns the dragged item's id and the event handlers. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [draggedId, setDraggedId] = useState<string>()
  const hasDragged = useRef(false)
  const latest = useRef(onMove)
  useEffect(() => void (latest.current = onMove))
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function onPointerDown({ target, button, pointerType, clientX: from }: PointerEvent) {
    hasDragged.current = false
    const id = target instanceof Element ? target.closest('li')?.dataset['id'] : undefined
    if (id === undefined || button !== 0 || pointerType === 'touch') return
    const dragging = new AbortController()
    end.current = () => {
      dragging.abort()
      setDraggedId(undefined)
    }
    const onDrag = ({ clientX }: globalThis.PointerEvent) => {
      if (!list.current || (!hasDragged.current && Math.abs(clientX - from) < DRAG_THRESHOLD)) return
      hasDragged.current = true
      setDraggedId(id)
      const item = `[data-id="${CSS.escape(id)}"]`
      const to = placeAt(list.current, id, clientX)
      if (list.current.querySelector(item) !== list.current.children[to]) latest.current(id, to)
      scrollItemIntoView(list.current, item)
    }
    // Listens on the window, because the item moves away from the pointer.
    addEventListener('pointermove', onDrag, { signal: dragging.signal })
    for (const over of ['pointerup', 'pointercancel', 'blur']) addEventListener(over, end.current, { signal: dragging.signal })
  }
  function onClickCapture(event: MouseEvent) {
    // Suppresses the click at the end of a drag.
    if (hasDragged.current) event.preventDefault()
    if (hasDragged.current) event.stopPropagation()
    hasDragged.current = false
  }
  return { draggedId, handlers: { onPointerDown, onClickCapture } }
}
