import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cspNonce } from '../browser/csp-nonce.ts'
import { cssVariables, theme } from '../appearance/theme.ts'
import { useResolvedMode } from '../appearance/appearance.ts'
import { DeferredParts } from './deferred-parts.tsx'
import { ConfirmProvider } from '../ui/confirm.tsx'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={useResolvedMode()}
        getStyleNonce={() => cspNonce}
      >
        <ConfirmProvider>{children}</ConfirmProvider>
        <DeferredParts />
      </MantineProvider>
    </I18nProvider>
  )
}
