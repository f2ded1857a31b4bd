import { createExternalStore, useStore } from '../live/external-store.ts'

/** Content to share: a text, and optionally a function that draws a picture. */
export interface ShareContent {
  readonly text: string
  readonly drawPicture: (() => Promise<Blob>) | undefined
}

const shared = createExternalStore<ShareContent | undefined>(undefined)

export const openShareSheet = (next: ShareContent): void => shared.set(next)

export const closeShareSheet = (): void => shared.set(undefined)

/** Returns the content of the open share sheet; undefined while the sheet is closed. Live. */
export const useShareContent = (): ShareContent | undefined => useStore(shared, (now) => now)
