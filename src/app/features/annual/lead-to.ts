/** Brings a heading of the page under the eyes, and the keyboard and screen reader with them. */
export function leadTo(id: string): void {
  const heading = document.getElementById(id)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  heading?.focus({ preventScroll: true })
}
