import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { resolveMantineCssVariables, mantineTheme } from '../appearance/theme.ts'
import { useResolvedMode } from '../appearance/appearance.ts'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { t } from '@lingui/core/macro'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { closeShareSheet, useShareContent } from '../ui/share-content.ts'
import type { ShareSheetProps } from '../ui/share-sheet.tsx'
import { showToast } from '../ui/toast.ts'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={resolveMantineCssVariables}
        forceColorScheme={useResolvedMode()}
        getStyleNonce={() => cspNonce}
      >
        <ConfirmProvider>{children}</ConfirmProvider>
        <DeferredParts />
      </MantineProvider>
    </I18nProvider>
  )
}

const Toasts = lazyComponent(() => import('../ui/toasts.tsx').then((file) => file.Toasts))
const Followers = lazyComponent(() => import('./cross-tab-sync.tsx').then((file) => file.CrossTabSync))

const UpdateNotice = lazyComponent(() => import('../shell/update-notice.tsx').then((file) => file.UpdateNotice))

const ShareSheet = lazyComponent<ShareSheetProps>(() => import('../ui/share-sheet.tsx').then((file) => file.ShareSheet), {
  isWanted: ({ shared }) => shared !== undefined,
  // Shows a toast: the share sheet is outside all pages, so its load error must not replace a page.
  onLoadError: () => {
    closeShareSheet()
    showToast(t`没能分享，联网后再试`)
  },
})

/** Parts that the first paint does not need: toasts, update notice, share sheet and cross-tab sync. */
function DeferredParts() {
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

/** The CSP nonce of this page, required on style elements created at run time. */
const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// get-nonce, used by Mantine's scroll lock, reads this global.
Object.assign(globalThis, { __webpack_nonce__: cspNonce })
