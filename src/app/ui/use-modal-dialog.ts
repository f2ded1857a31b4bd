import { useLayoutEffect, useRef } from 'react'

/**
 * A dialog of the browser's own, open as long as it stands: above everything, the rest of the page out of reach; the focus
 * goes to what has the second ref, and returns to where it was.
 */
export function useModalDialog<First extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<First>(null)
  // Before it leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // The browser would take what comes first.
    first.current?.focus()
    return () => element?.close()
  }, [])
  return [dialog, first] as const
}
