import { useState } from 'react'
import { useLive } from '../live/use-live.ts'
import { readInstallState } from '#device/settings/visits.ts'
import { type InstallWay, useInstallWay } from './install.ts'

/** Pause in ms after the user dismissed the offer: 30 days (design picture 31). */
const PAUSE_MS = 30 * 24 * 3_600_000
/** Number of the first visit at which the installation is offered. */
const FIRST_OFFER_VISIT = 2

/** Returns whether to offer the installation: only if supported, from the second visit on, and not within 30 days after a dismissal. */
export function isInstallOfferDue(way: InstallWay, install: { visits: number; dismissed_at: number | null }, now: number): boolean {
  if ((way !== 'prompt' && way !== 'ios') || install.visits < FIRST_OFFER_VISIT) return false
  return install.dismissed_at === null || now - install.dismissed_at > PAUSE_MS
}

export function useInstallOfferDue(): boolean {
  const way = useInstallWay()
  const install = useLive(readInstallState)
  const [openedAt] = useState(Date.now)
  return install !== undefined && isInstallOfferDue(way, install, openedAt)
}
