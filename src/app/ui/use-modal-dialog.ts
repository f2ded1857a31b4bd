import { useLayoutEffect, useRef } from 'react'

/**
 * Opens a native modal `<dialog>` while mounted. Returns its ref and the ref of the element to focus first.
 * The focus returns when it closes.
 */
export function useModalDialog<First extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<First>(null)
  // A layout effect closes it before removal; otherwise the browser does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // The browser focuses the first focusable element by default.
    first.current?.focus()
    return () => element?.close()
  }, [])
  return [dialog, first] as const
}
