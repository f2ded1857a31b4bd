import { externalStore, useStore } from '../live/external-store.ts'

/** What somebody is about to pass on: words, and a picture of them where there is one. */
export interface Shared {
  readonly text: string
  readonly pictureOf: (() => Promise<Blob>) | undefined
}

const shared = externalStore<Shared | undefined>(undefined)

/** Shows it with the ways to pass it on. */
export const offerShare = (next: Shared): void => shared.set(next)

export const endShare = (): void => shared.set(undefined)

/** What is about to be passed on; undefined for nothing. Live. */
export const useShared = (): Shared | undefined => useStore(shared, (now) => now)
