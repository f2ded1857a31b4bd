import { createExternalStore, useStore } from '../../live/external-store.ts'

type Overlay = 'palette' | 'shortcuts' | undefined

const opened = createExternalStore<Overlay>(undefined)

/** Opens the palette or the shortcuts sheet over the page; undefined closes both. */
export const setCurrentOverlay = opened.set

export const useCurrentOverlay = (): Overlay => useStore(opened, (now) => now)
