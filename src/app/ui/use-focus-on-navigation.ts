import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'

/** Focuses the page's `h1`, or `main` on a page without `h1`. */
export function focusHeading(): void {
  const main = document.getElementById('content') ?? document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the new page's heading after a navigation, for screen readers and keyboard. Browsers reset the focus only for
 * new documents.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        // Includes hash changes: login and onboarding have their steps in the hash.
        if (fromLocation && (pathChanged || hashChanged)) requestAnimationFrame(takeFocus)
      }),
    [router],
  )
}

function takeFocus() {
  const main = document.getElementById('content') ?? document.querySelector('main')
  // Leaves the focus if the page has set it itself or a dialog is open.
  if (!main || (document.activeElement !== null && main.contains(document.activeElement) && document.activeElement !== main)) return
  if (document.querySelector('[role="dialog"], [aria-modal="true"]')) return
  // Leaves the focus in the row of tabs after a tab was closed by keyboard.
  if (document.activeElement?.closest('[data-stays]')) return
  focusHeading()
}
