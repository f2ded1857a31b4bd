import { useEffect, useRef } from 'react'

/** Returns a ref for the list of luck cycles; scrolls the list to the current cycle on mount. */
export function useScrollToPresent() {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>('[data-present]')
    if (strip.current && present) strip.current.scrollLeft = present.offsetLeft - present.offsetWidth * 2
  }, [])
  return strip
}
