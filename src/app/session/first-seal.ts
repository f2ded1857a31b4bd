import { useEffect } from 'react'
import { externalStore, useStore } from '../live/external-store.ts'

/** Whose seal was finished with the first pages a moment ago: until its chart is left, and no longer after a reload. */
const finished = externalStore<string | undefined>(undefined)

export const noteFirstSeal = (archiveId: string) => finished.set(archiveId)

/** Whether this archive's chart is shown for the first time, to somebody who has seen none before. */
export function useIsFirstSeal(archiveId: string): boolean {
  useEffect(() => () => finished.set(undefined), [])
  return useStore(finished, (id) => id === archiveId)
}
