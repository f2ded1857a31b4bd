import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsWide } from '../browser/use-is-wide.ts'

/** True until the first page has rendered. */
let isStart = true

/** Content below a phone's first screen: at app start it renders after the content above, in a transition. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  // Renders at once if the user has scrolled the day picture, to keep the position.
  const [isShown, setIsShown] = useState(() => isWide || !isStart || scrollY > 0)
  useEffect(() => {
    isStart = false
    startTransition(() => setIsShown(true))
  }, [])
  return isShown ? children : null
}
