import { useEffect, useRef } from 'react'

/** On a narrow screen the strip scrolls; it begins with the present cycle in sight. */
export function usePresentInView() {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>('[data-present]')
    if (strip.current && present) strip.current.scrollLeft = present.offsetLeft - present.offsetWidth * 2
  }, [])
  return strip
}
