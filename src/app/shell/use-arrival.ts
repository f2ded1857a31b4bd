import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After a navigation the focus moves to the new page's heading, so that a screen reader says where it is
 * and the keyboard goes on from there. A browser does this by itself only for whole new documents.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        // Steps of the login and the first pages are hashes.
        if (fromLocation && (pathChanged || hashChanged)) requestAnimationFrame(takeFocus)
      }),
    [router],
  )
}

function takeFocus() {
  const main = document.getElementById('content') ?? document.querySelector('main')
  // A field that took the focus by itself, or a dialog, keeps it.
  if (!main || (document.activeElement !== null && main.contains(document.activeElement) && document.activeElement !== main)) return
  if (document.querySelector('[role="dialog"], [aria-modal="true"]')) return
  // Whoever closes one opened page after another stays where they are closed.
  if (document.activeElement?.closest('[data-stays]')) return
  focusHeading()
}
