import { useEffect } from 'react'
import { createExternalStore } from '../../live/external-store.ts'

/** Number of mounted components that show the player themselves. */
export const barSlots = createExternalStore(0)

/** Hides the global player bar while the calling component is mounted. */
export function useBarSlot(): void {
  useEffect(() => {
    barSlots.set(barSlots.get() + 1)
    return () => barSlots.set(barSlots.get() - 1)
  }, [])
}
