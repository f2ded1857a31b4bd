import { t } from '@lingui/core/macro'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { closeShareSheet, useShareContent } from '../ui/share-content.ts'
import type { ShareSheetProps } from '../ui/share-sheet.tsx'
import { toast } from '../ui/toast.ts'

const Toasts = lazyComponent(() => import('../ui/toasts.tsx').then((file) => file.Toasts))
const Followers = lazyComponent(() => import('./cross-tab-sync.tsx').then((file) => file.CrossTabSync))

const UpdateNotice = lazyComponent(() => import('../shell/update-notice.tsx').then((file) => file.UpdateNotice))

const ShareSheet = lazyComponent<ShareSheetProps>(() => import('../ui/share-sheet.tsx').then((file) => file.ShareSheet), {
  isWanted: ({ shared }) => shared !== undefined,
  // Shows a toast: the share sheet is outside all pages, so its load error must not replace a page.
  onLoadError: () => {
    closeShareSheet()
    toast(t`没能分享，联网后再试`)
  },
})

/** Parts that the first paint does not need: toasts, update notice, share sheet and cross-tab sync. */
export function DeferredParts() {
  const shared = useShareContent()
  return (
    <>
      <Followers />
      <Toasts />
      <UpdateNotice />
      <ShareSheet shared={shared} />
    </>
  )
}
