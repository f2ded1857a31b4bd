import { type RefObject, useEffect, useState } from 'react'

/** Elements to focus after the overlay opened last closes, in order of preference. */
let latest: readonly Element[] = []
/** Overlay elements that are closing or closed. */
const closed = new WeakSet<Element>()

/**
 * Moves the focus of a closing overlay to its opener or else the outer overlay's opener, unless it is already elsewhere.
 * @param button the opener, if known
 */
export function useFocusReturn(opened: boolean, button?: RefObject<HTMLElement | null>): void {
  // Records the openers during render: the overlay may take the focus before an effect runs.
  const [before, setBefore] = useState<readonly Element[]>()
  if (opened && !before) setBefore(openersNow())
  if (!opened && before) setBefore(undefined)
  useEffect(() => {
    if (!before) return undefined
    const openers = button?.current ? [button.current] : before
    latest = openers
    return () => {
      const left = overlayOf(document.activeElement)
      if (left) closed.add(left)
      // Runs after any focus change by the closing overlay.
      setTimeout(() => {
        returnTo(openers, left)
        if (latest === openers) latest = []
      })
    }
  }, [before, button])
}

const overlayOf = (element: Element | null) => element?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') ?? null

function openersNow(): readonly Element[] {
  const at = document.activeElement
  // The opener no longer exists, e.g. a menu item.
  if (!at || at === document.body) return latest
  return overlayOf(at) ? [at, ...latest] : [at]
}

function returnTo(openers: readonly Element[], left: Element | null) {
  const at = document.activeElement
  if (at && at !== document.body && (!left || overlayOf(at) !== left)) return
  const opener = openers.find((one) => one.isConnected && !closed.has(overlayOf(one) ?? one))
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}
