import { useEffect, useRef } from 'react'
import { isKeyHandledElsewhere } from '../../ui/is-key-taken.ts'
import { setCurrentOverlay } from './opened.ts'
import { hasCharacterShortcuts } from './single-keys.ts'

/** Time after G in ms within which a number still counts. */
const SEQUENCE_TIMEOUT_MS = 2000

/**
 * Handles Ctrl K or ⌘ K, ? for the shortcuts, G and a number for a section.
 * @param goTo opens the section at an index from 0; false if there is none
 */
export function useShortcuts(goTo: (place: number) => boolean): void {
  const latest = useRef(goTo)
  useEffect(() => void (latest.current = goTo))
  useEffect(() => {
    let prefixAt = -Infinity
    function act(event: KeyboardEvent): boolean {
      const { key, altKey, ctrlKey, metaKey, timeStamp } = event
      const isAfterPrefix = timeStamp - prefixAt < SEQUENCE_TIMEOUT_MS
      prefixAt = -Infinity
      if (altKey) return false
      if (ctrlKey !== metaKey && key.toLowerCase() === 'k') return openAndConsume('palette')
      if (ctrlKey || metaKey || !hasCharacterShortcuts()) return false
      if (key === '?') return openAndConsume('shortcuts')
      if (key.toLowerCase() === 'g') prefixAt = timeStamp
      return isAfterPrefix && /^[1-9]$/.test(key) && latest.current(Number(key) - 1)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKeyHandledElsewhere(event) && act(event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function openAndConsume(what: 'palette' | 'shortcuts'): true {
  setCurrentOverlay(what)
  return true
}
