import { useEffect } from 'react'
import { SettingsFollower } from '../appearance/settings-follower.tsx'
import { storage } from '../browser/storage.ts'
import { watchToken } from '../browser/watch-token.ts'
import { useForgetToasts } from '../session/forget-toasts.ts'
import { markReady } from './ready-mark.ts'
import { router } from './router.tsx'

function followToken() {
  // What was open and typed here goes with a log-out there.
  if (!storage.token()) storage.forgetOpened()
  void router.invalidate()
}

/** What other tabs do: their settings and their user hold here, too, and nobody is shown as logged out who has logged in there. */
export function Followers() {
  useForgetToasts()
  useEffect(() => watchToken(followToken), [])
  useEffect(markReady, [])
  return <SettingsFollower />
}
