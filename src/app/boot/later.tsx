import { fetchedLater } from '../ui/fetched-later.tsx'

const Toasts = fetchedLater(() => import('../ui/toasts.tsx').then((file) => file.Toasts))
const SettingsFollower = fetchedLater(() => import('../appearance/settings-follower.tsx').then((file) => file.SettingsFollower))

/** What the first paint does not need: the place for short words, and the eye on other tabs' settings. */
export function Later() {
  return (
    <>
      <SettingsFollower />
      <Toasts />
    </>
  )
}
