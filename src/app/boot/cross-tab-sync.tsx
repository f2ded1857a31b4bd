import { useEffect } from 'react'
import { SettingsFollower } from '../appearance/settings-follower.tsx'
import { browserStorage } from '../browser/storage.ts'
import { watchToken } from '../browser/watch-token.ts'
import { useClearToasts } from '../session/use-clear-toasts.ts'
import { markReady } from './ready-mark.ts'
import { router } from './router.tsx'

function followToken() {
  // A logout in another tab also clears the tabs and form drafts of this one.
  if (!browserStorage.getToken()) browserStorage.clearTabState()
  void router.invalidate()
}

/** Applies changes made in other tabs: settings, login and logout. */
export function CrossTabSync() {
  useClearToasts()
  useEffect(() => watchToken(followToken), [])
  useEffect(markReady, [])
  return <SettingsFollower />
}
