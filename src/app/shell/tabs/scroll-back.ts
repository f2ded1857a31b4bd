/** So long what a page reads may still make it longer. */
const PATIENCE_MS = 10_000

/** What a person does who goes on by themselves. */
const TOUCHES = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

let stop: (() => void) | undefined

/** Scrolls a page to where it was left, again as it grows, until somebody moves it themselves. */
export function scrollBack(top: number): void {
  endScrollBack()
  const go = () => scrollTo({ top, behavior: 'instant' })
  const watch = new ResizeObserver(go)
  const ending = new AbortController()
  const timer = setTimeout(endScrollBack, PATIENCE_MS)
  stop = () => {
    watch.disconnect()
    ending.abort()
    clearTimeout(timer)
  }
  for (const touch of TOUCHES) addEventListener(touch, endScrollBack, { signal: ending.signal, passive: true, capture: true })
  watch.observe(document.body)
  go()
}

/** Another page is gone to. */
export function endScrollBack(): void {
  stop?.()
  stop = undefined
}
