import { useEffect } from 'react'
import { createExternalStore } from '../../live/external-store.ts'

/** Number of mounted components that show the player themselves. */
export const playerBarSlots = createExternalStore(0)

/** Hides the global player bar while the calling component is mounted. */
export function useHidePlayerBar(): void {
  useEffect(() => {
    playerBarSlots.set(playerBarSlots.get() + 1)
    return () => playerBarSlots.set(playerBarSlots.get() - 1)
  }, [])
}
