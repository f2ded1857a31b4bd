import { useEffect } from 'react'
import { SettingsFollower } from '../appearance/settings-follower.tsx'
import { watchToken } from '../browser/watch-token.ts'
import { router } from './router.tsx'

/** What other tabs do: their settings hold here, too, and nobody is shown as logged out who has logged in there. */
export function Followers() {
  useEffect(() => watchToken(() => void router.invalidate()), [])
  return <SettingsFollower />
}
