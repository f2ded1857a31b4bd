import { createExternalStore, useStore } from '../../live/external-store.ts'

type Overlay = 'palette' | 'shortcuts' | undefined

const opened = createExternalStore<Overlay>(undefined)

/** Opens the palette or the shortcuts sheet over the page; undefined closes both. */
export const openOverlay = opened.set

export const useOpenOverlay = (): Overlay => useStore(opened, (now) => now)
