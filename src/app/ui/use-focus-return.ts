import { type RefObject, useEffect } from 'react'

/** What the last overlay gives the focus back to, the first that is still there. */
let latest: readonly Element[] = []
/** Overlays that are on their way out. */
const closed = new WeakSet<Element>()

/**
 * Gives the focus back when an overlay closes, also one that was mounted open or opened out of another that has gone
 * meanwhile; what else has taken the focus keeps it.
 * @param button what the overlay belongs to, where that is known
 */
export function useFocusReturn(opened: boolean, button?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!opened) return undefined
    const openers = button?.current ? [button.current] : openersNow()
    latest = openers
    return () => {
      const left = overlayOf(document.activeElement)
      if (left) closed.add(left)
      // After what the closing itself may focus.
      setTimeout(() => returnTo(openers, left))
    }
  }, [opened, button])
}

const overlayOf = (element: Element | null) => element?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') ?? null

function openersNow(): readonly Element[] {
  const at = document.activeElement
  // What had it has gone, as an entry of a menu does.
  if (!at || at === document.body) return latest
  return overlayOf(at) ? [at, ...latest] : [at]
}

function returnTo(openers: readonly Element[], left: Element | null) {
  const at = document.activeElement
  if (at && at !== document.body && (!left || overlayOf(at) !== left)) return
  const opener = openers.find((one) => one.isConnected && !closed.has(overlayOf(one) ?? one))
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}
