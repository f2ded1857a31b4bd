import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { resolveMantineCssVariables, mantineTheme } from '#app/appearance/theme.ts'
import { queryClient } from '#app/session/query-client.ts'
import { ConfirmProvider } from '#app/ui/confirm.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { componentGroups } from './rooms.ts'
import { formatPieceId, ComponentGroupView } from './room.tsx'

/** Router without routes for the product's pages: a tapped link leaves the catalogue open. */
const router = createRouter({
  routeTree: createRootRoute({ component: Rooms, notFoundComponent: () => null }),
  history: createMemoryHistory(),
})

/** All pieces in the product's theme. Stored settings are ignored, so that two catalogues can be shown side by side. */
export function Catalogue({ mode }: { mode: 'light' | 'dark' }) {
  return (
    <Themed mode={mode}>
      <RouterProvider router={router as never} />
    </Themed>
  )
}

export function Themed({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={mantineTheme} cssVariablesResolver={resolveMantineCssVariables} forceColorScheme={mode}>
        <QueryClientProvider client={queryClient}>
          <ConfirmProvider>{children}</ConfirmProvider>
        </QueryClientProvider>
        <Toasts />
      </MantineProvider>
    </I18nProvider>
  )
}

function Rooms() {
  return (
    <main>
      <nav className="catalogue-contents" aria-label="Rooms">
        {componentGroups.map((room) => (
          <button key={room.name} type="button" onClick={() => document.getElementById(formatPieceId(room))?.scrollIntoView()}>
            {room.name}
          </button>
        ))}
      </nav>
      {componentGroups.map((room) => (
        <ComponentGroupView key={room.name} room={room} />
      ))}
    </main>
  )
}
