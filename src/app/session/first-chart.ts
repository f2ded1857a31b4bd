import { useEffect } from 'react'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** Archive created in onboarding, until its chart is left or the page reloaded. */
const firstChart = createExternalStore<string | undefined>(undefined)

export const markFirstChart = (archiveId: string) => firstChart.set(archiveId)

/** Whether this chart is the user's first, shown right after onboarding. */
export function useIsFirstChart(archiveId: string): boolean {
  useEffect(() => () => firstChart.set(undefined), [])
  return useStore(firstChart, (id) => id === archiveId)
}
