/** Runs `run` after the load event, once the browser is idle or 10 s later; in Safari, which has no idle callback, 3 s later. */
export function runWhenIdle(run: () => void): void {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 3000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
