import { useEffect } from 'react'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** Id of the archive created in onboarding, until the user leaves its chart or reloads the page. */
const firstChart = createExternalStore<string | undefined>(undefined)

/** Records, until the page is left, that this chart is the user's first. */
export const markFirstChart = (archiveId: string) => firstChart.set(archiveId)

/** Returns whether this chart is the user's first, shown right after onboarding. */
export function useIsFirstChart(archiveId: string): boolean {
  useEffect(() => () => firstChart.set(undefined), [])
  return useStore(firstChart, (id) => id === archiveId)
}
