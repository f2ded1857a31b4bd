import { useEffect, useRef } from 'react'
import { isKeyTaken } from './is-key-taken.ts'
import type { PageSteps } from './use-side-swipe.ts'

/** Lets the left and right arrow keys page back and forth, unless an overlay or field uses the keys. */
export function useSideKeys({ before, after }: PageSteps): void {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useEffect(() => {
    latest.current = (event) => {
      const turn = event.key === 'ArrowRight' ? after : event.key === 'ArrowLeft' ? before : undefined
      if (turn && !isWithOthers(event) && !isKeyTaken(event)) turn()
    }
  })
  useEffect(() => {
    const turn = (event: KeyboardEvent) => latest.current?.(event)
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [])
}

const isWithOthers = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey
