import { createExternalStore, useStore } from '../live/external-store.ts'

/** Content to share: text, and a picture where there is one. */
export interface ShareContent {
  readonly text: string
  readonly drawPicture: (() => Promise<Blob>) | undefined
}

const shared = createExternalStore<ShareContent | undefined>(undefined)

/** Opens the share sheet. */
export const openShareSheet = (next: ShareContent): void => shared.set(next)

export const closeShareSheet = (): void => shared.set(undefined)

/** Content of the open share sheet; undefined when closed. Live. */
export const useShareContent = (): ShareContent | undefined => useStore(shared, (now) => now)
