/** Runs after the load event when the browser is idle (within 10 s); in Safari, which has no idle callback, after 3 s. */
export function whenIdle(run: () => void): void {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 3000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
