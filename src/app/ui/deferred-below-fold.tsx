import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsWide } from '../browser/use-is-wide.ts'

/** True until the first page since app start has rendered. */
let isStart = true

/** Content below the fold on a phone: at app start it renders in a transition, after the content above it. */
export function DeferredBelowFold({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  // Renders at once if the user has already scrolled the page snapshot shown at start, to preserve the scroll position.
  const [isShown, setIsShown] = useState(() => isWide || !isStart || scrollY > 0)
  useEffect(() => {
    isStart = false
    startTransition(() => setIsShown(true))
  }, [])
  return isShown ? children : null
}
