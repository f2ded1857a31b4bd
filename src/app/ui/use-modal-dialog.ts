import { useLayoutEffect, useRef } from 'react'

/**
 * Opens a native modal `<dialog>` while mounted. Returns its ref and the ref of the element to focus first.
 * The browser returns the focus when the dialog closes.
 */
export function useModalDialog<First extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<First>(null)
  // A layout effect closes the dialog before its element is removed; otherwise the browser does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Overrides the browser's default, the first focusable element.
    first.current?.focus()
    return () => element?.close()
  }, [])
  return [dialog, first] as const
}
