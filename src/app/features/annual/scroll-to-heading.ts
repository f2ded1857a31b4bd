/** Scrolls to a heading and focuses it. */
export function scrollToHeading(id: string): void {
  const heading = document.getElementById(id)
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: reducesMotion ? 'instant' : 'smooth' })
  heading?.focus({ preventScroll: true })
}
