import { useState } from 'react'
import { useLive } from '../live/use-live.ts'
import { readInstall } from '#device/settings/visits.ts'
import { type InstallWay, useInstallWay } from './install.ts'

/** Turned down, the offer is not made again for so long (design picture 31). */
const QUIET_MS = 30 * 24 * 3_600_000
/** Never on the first visit. */
const FROM_VISIT = 2

/** Whether to offer it now: from the second visit, where there is a way, and not soon after a no. */
export function isOfferDue(way: InstallWay, install: { visits: number; dismissed_at: number | null }, now: number): boolean {
  if ((way !== 'prompt' && way !== 'ios') || install.visits < FROM_VISIT) return false
  return install.dismissed_at === null || now - install.dismissed_at > QUIET_MS
}

export function useIsInstallOfferDue(): boolean {
  const way = useInstallWay()
  const install = useLive(readInstall)
  const [openedAt] = useState(Date.now)
  return install !== undefined && isOfferDue(way, install, openedAt)
}
