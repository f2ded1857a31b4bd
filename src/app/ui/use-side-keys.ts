import { useEffect, useRef } from 'react'
import type { Sides } from './use-side-swipe.ts'

/** Arrows turn pages, unless something else has a use for them. */
export function useSideKeys({ before, after }: Sides): void {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useEffect(() => {
    latest.current = (event) => {
      const turn = event.key === 'ArrowRight' ? after : event.key === 'ArrowLeft' ? before : undefined
      if (turn && !isTaken(event)) turn()
    }
  })
  useEffect(() => {
    const turn = (event: KeyboardEvent) => latest.current?.(event)
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [])
}

function isTaken({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
