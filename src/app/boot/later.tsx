import { t } from '@lingui/core/macro'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { endShare, useShared } from '../ui/shared.ts'
import type { ShareSheetProps } from '../ui/share-sheet.tsx'
import { toast } from '../ui/toast.ts'

const Toasts = lazyComponent(() => import('../ui/toasts.tsx').then((file) => file.Toasts))
const Followers = lazyComponent(() => import('./followers.tsx').then((file) => file.Followers))

const UpdateNotice = lazyComponent(() => import('../shell/update-notice.tsx').then((file) => file.UpdateNotice))

const ShareSheet = lazyComponent<ShareSheetProps>(() => import('../ui/share-sheet.tsx').then((file) => file.ShareSheet), {
  isWanted: ({ shared }) => shared !== undefined,
  // It stands over every page, and no page's error is told in its place.
  onMissing: () => {
    endShare()
    toast(t`没能分享，联网后再试`)
  },
})

/** What the first paint does not need: the place for short words, the notice of a new version, what is about to be shared, and the eye on other tabs. */
export function Later() {
  const shared = useShared()
  return (
    <>
      <Followers />
      <Toasts />
      <UpdateNotice />
      <ShareSheet shared={shared} />
    </>
  )
}
