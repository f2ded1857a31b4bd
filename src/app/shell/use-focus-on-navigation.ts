import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * Moves the focus to the new page's heading after a navigation, for screen readers and keyboard. Browsers do this
 * only for new documents.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
        // Login and onboarding have their steps in the hash.
        if (fromLocation && (pathChanged || hashChanged)) requestAnimationFrame(takeFocus)
      }),
    [router],
  )
}

function takeFocus() {
  const main = document.getElementById('content') ?? document.querySelector('main')
  // Not if the page has set the focus itself or a dialog is open.
  if (!main || (document.activeElement !== null && main.contains(document.activeElement) && document.activeElement !== main)) return
  if (document.querySelector('[role="dialog"], [aria-modal="true"]')) return
  // Closing tabs by keyboard keeps the focus in the row.
  if (document.activeElement?.closest('[data-stays]')) return
  focusHeading()
}
