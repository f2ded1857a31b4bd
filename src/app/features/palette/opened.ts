import { externalStore, useStore } from '../../live/external-store.ts'

type Opened = 'palette' | 'shortcuts' | undefined

const opened = externalStore<Opened>(undefined)

/** Lays the palette, or the sheet of shortcuts, over the page; nothing of both. */
export const open = opened.set

export const useOpened = (): Opened => useStore(opened, (now) => now)
