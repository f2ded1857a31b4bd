import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { findNextTab, type OpenedPages } from './opened-pages.ts'
import { scrollItemIntoView } from './scroll-item-into-view.ts'

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
