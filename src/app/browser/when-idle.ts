/** After the first paint and its work. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 10_000 }) : setTimeout(run, 3000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
