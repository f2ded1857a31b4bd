/** Focuses the page's `h1`, or `main` on a page without `h1`. */
export function focusHeading(): void {
  const main = document.getElementById('content') ?? document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
