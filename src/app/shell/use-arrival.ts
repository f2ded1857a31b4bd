import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader says where it is
 * and the keyboard goes on from there. A browser does this by itself only for whole new documents.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) requestAnimationFrame(focusHeading)
      }),
    [router],
  )
}

function focusHeading() {
  const main = document.getElementById('content')
  // A field that took the focus by itself, or a dialog, keeps it.
  if (!main || (document.activeElement !== null && main.contains(document.activeElement) && document.activeElement !== main)) return
  if (document.querySelector('[role="dialog"], [aria-modal="true"]')) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main).focus({ preventScroll: true })
}
