import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cspNonce } from './csp-nonce.ts'
import { queryClient } from './query-client.ts'
import { cssVariables, theme } from './theme.ts'
import { useResolvedMode } from './appearance.ts'
import { SettingsFollower } from './settings-follower.tsx'
import { ConfirmProvider } from './ui/confirm.tsx'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={useResolvedMode()}
        getStyleNonce={() => cspNonce}
      >
        <QueryClientProvider client={queryClient}>
          <ConfirmProvider>{children}</ConfirmProvider>
        </QueryClientProvider>
        <SettingsFollower />
        {/* Under sheets and dialogs: a word about the last thing must not cover the next question. */}
        <Notifications position="bottom-center" limit={2} role="status" zIndex={150} />
      </MantineProvider>
    </I18nProvider>
  )
}
