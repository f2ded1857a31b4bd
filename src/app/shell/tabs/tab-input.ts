import { type KeyboardEvent, type RefObject, useEffect, useState, type MouseEvent, type PointerEvent, useRef } from 'react'
import { findNextTab, type OpenedPages } from './opened-pages.ts'

interface TabKeys {
  list: RefObject<HTMLElement | null>
  pages: OpenedPages
  canClose: boolean
  onClose: (id: string, name: string) => void
  onMove: (id: string, to: number) => void
}

/** Handles the keys of the row of tabs: arrows, Home and End move the focus, Alt + arrows move the tab, Delete closes it. */
export function useTabKeys({ list, pages, canClose, onClose, onMove }: TabKeys) {
  const [stopId, setStopId] = useState<string>()
  // Whether the focus must stay in the row: closing a tab by keyboard changes the page.
  const [stays, setStays] = useState(false)
  const ids = pages.map(({ id }) => id)

  function focus(id: string | undefined) {
    if (id === undefined) return
    const item = `[data-id="${CSS.escape(id)}"]`
    setStopId(id)
    list.current?.querySelector<HTMLElement>(`${item} a`)?.focus({ preventScroll: true })
    scrollItemIntoView(list.current, item)
  }
  useEffect(() => {
    const row = list.current
    const forget = ({ relatedTarget }: FocusEvent) => {
      // When the focus leaves the row, the current page's tab is the tab stop again.
      if (!(relatedTarget instanceof Node && row?.contains(relatedTarget))) setStopId(undefined)
    }
    row?.addEventListener('focusout', forget)
    return () => row?.removeEventListener('focusout', forget)
  }, [list])

  function onKey(event: KeyboardEvent, id: string, name: string) {
    const at = ids.indexOf(id)
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key]
    const end = { Home: ids[0], End: ids.at(-1) }[event.key]
    const isClosing = event.key === 'Delete' && canClose
    setStays(isClosing)
    if (event.ctrlKey || event.metaKey || event.shiftKey || (!isClosing && step === undefined && end === undefined)) return
    event.preventDefault()
    if (isClosing) {
      focus(findNextTab(pages, id)?.id)
      onClose(id, name)
    } else if (step !== undefined && event.altKey) onMove(id, at + step)
    else focus(step === undefined ? end : ids[at + step])
  }
  return { stopId, stays, onKey }
}

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

/** Scrolls a row horizontally until an item is fully visible, without scrolling the page. */
export function scrollItemIntoView(list: HTMLElement | null, selector: string): void {
  const item = list?.querySelector(selector)?.closest('li')
  if (!list || !item) return
  const [seen, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const over = box.right - seen.right
  const under = box.left - seen.left
  if (under < 0) list.scrollLeft += under
  else if (over > 0) list.scrollLeft += over
}
