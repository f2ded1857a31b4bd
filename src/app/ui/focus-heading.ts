/** Moves the focus to the page's heading, or to the page where it has none. */
export function focusHeading(): void {
  const main = document.getElementById('content') ?? document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
