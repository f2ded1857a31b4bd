import { type RefObject, useEffect, useState } from 'react'

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
  // While rendering: what opens may take the focus before any effect of this hook.
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
      // After what the closing itself may focus.
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
