import { useEffect } from 'react'
import { createExternalStore } from '../../live/external-store.ts'

/** How many places of the page show what is heard themselves. */
export const slots = createExternalStore(0)

/** While mounted, what is heard is shown here and not by the page's own bar. */
export function useSlot(): void {
  useEffect(() => {
    slots.set(slots.get() + 1)
    return () => slots.set(slots.get() - 1)
  }, [])
}
