import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsWide } from '../browser/use-is-wide.ts'

/** Only the page that the app starts with has anything to gain. */
let isStart = true

/** What lies below a phone's first screen: at a start it is drawn when what is above it stands, and answers taps. */
export function BelowScreen({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  // Whoever has scrolled already, on the picture of the day, keeps their place.
  const [isDue, setIsDue] = useState(() => isWide || !isStart || scrollY > 0)
  useEffect(() => {
    isStart = false
    startTransition(() => setIsDue(true))
  }, [])
  return isDue ? children : null
}
