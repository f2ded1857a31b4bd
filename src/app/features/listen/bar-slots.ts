import { useEffect } from 'react'
import { createExternalStore } from '../../live/external-store.ts'

/** Number of mounted components that show the player themselves. */
export const barSlots = createExternalStore(0)

/** While mounted, the global player bar is hidden. */
export function useBarSlot(): void {
  useEffect(() => {
    barSlots.set(barSlots.get() + 1)
    return () => barSlots.set(barSlots.get() - 1)
  }, [])
}
