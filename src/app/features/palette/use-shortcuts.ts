import { useEffect, useRef } from 'react'
import { isKeyTaken } from '../../ui/is-key-taken.ts'
import { open } from './opened.ts'
import { hasSingleKeys } from './single-keys.ts'

/** So long after G a number still counts. */
const PATIENCE_MS = 2000

/**
 * The keys of every page: Ctrl K or ⌘ K, ? for the list of keys, G and a number for a section.
 * @param goTo opens the section of that place, 0 the first; false where there is none
 */
export function useShortcuts(goTo: (place: number) => boolean): void {
  const latest = useRef(goTo)
  useEffect(() => void (latest.current = goTo))
  useEffect(() => {
    let ledAt = -Infinity
    function act(event: KeyboardEvent): boolean {
      const { key, altKey, ctrlKey, metaKey, timeStamp } = event
      const isLed = timeStamp - ledAt < PATIENCE_MS
      ledAt = -Infinity
      if (altKey) return false
      if (ctrlKey !== metaKey && key.toLowerCase() === 'k') return opening('palette')
      if (ctrlKey || metaKey || !hasSingleKeys()) return false
      if (key === '?') return opening('shortcuts')
      if (key.toLowerCase() === 'g') ledAt = timeStamp
      return isLed && /^[1-9]$/.test(key) && latest.current(Number(key) - 1)
    }
    const hear = (event: KeyboardEvent) => {
      if (!isKeyTaken(event) && act(event)) event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

function opening(what: 'palette' | 'shortcuts'): true {
  open(what)
  return true
}
