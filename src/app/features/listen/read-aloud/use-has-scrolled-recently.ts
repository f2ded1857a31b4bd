import { useCallback, useEffect, useRef } from 'react'

/** After a manual scroll the page does not scroll by itself for this long, in ms. */
const RECENT_MS = 8_000
const SCROLL_EVENTS = ['wheel', 'touchmove'] as const

/** Returns a function that is true shortly after the user scrolled by wheel or touch. */
export function useHasScrolledRecently(): () => boolean {
  const movedAt = useRef(0)
  useEffect(() => {
    const move = () => void (movedAt.current = Date.now())
    for (const name of SCROLL_EVENTS) addEventListener(name, move, { passive: true })
    return () => {
      for (const name of SCROLL_EVENTS) removeEventListener(name, move)
    }
  }, [])
  return useCallback(() => Date.now() - movedAt.current <= RECENT_MS, [])
}
