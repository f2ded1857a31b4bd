/** Maximum duration of a restoration in ms: time for live data to grow the page. */
const MAX_DURATION_MS = 10_000

/** Events of user input that end a restoration. */
const USER_EVENTS = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

let stop: (() => void) | undefined

/** Restores a scroll position, and repeats this whenever the page grows, until the user acts or 10 s have passed. */
export function restoreScroll(top: number): void {
  stopScrollRestore()
  const go = () => scrollTo({ top, behavior: 'instant' })
  const watch = new ResizeObserver(go)
  const ending = new AbortController()
  const timer = setTimeout(stopScrollRestore, MAX_DURATION_MS)
  stop = () => {
    watch.disconnect()
    ending.abort()
    clearTimeout(timer)
  }
  for (const touch of USER_EVENTS) addEventListener(touch, stopScrollRestore, { signal: ending.signal, passive: true, capture: true })
  watch.observe(document.body)
  go()
}

/** Ends the running restoration, e.g. on navigation. */
export function stopScrollRestore(): void {
  stop?.()
  stop = undefined
}
