import { fetchedLater } from '../ui/fetched-later.tsx'

const Toasts = fetchedLater(() => import('../ui/toasts.tsx').then((file) => file.Toasts))
const Followers = fetchedLater(() => import('./followers.tsx').then((file) => file.Followers))

/** What the first paint does not need: the place for short words, and the eye on other tabs. */
export function Later() {
  return (
    <>
      <Followers />
      <Toasts />
    </>
  )
}
