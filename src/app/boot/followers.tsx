import { useEffect } from 'react'
import { SettingsFollower } from '../appearance/settings-follower.tsx'
import { watchToken } from '../browser/watch-token.ts'
import { useForgetToasts } from '../session/forget-toasts.ts'
import { router } from './router.tsx'

/** What other tabs do: their settings and their user hold here, too, and nobody is shown as logged out who has logged in there. */
export function Followers() {
  useForgetToasts()
  useEffect(() => watchToken(() => void router.invalidate()), [])
  return <SettingsFollower />
}
