import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GoogleLogin } from '../../features/auth/google-login.tsx'
import { LazyEmailLogin } from '../../features/auth/lazy.tsx'
import { LazyDaySnapshotPruner } from '../../features/fortune/lazy.ts'
import { queryClient } from '../../session/query-client.ts'
import type { Section } from '../../shell/sections.ts'
import type { LoginFormRenderer } from '../../shell/session-ended-dialog.tsx'
import { Shell } from '../../shell/shell.tsx'
import { TabsSlot } from '../../shell/tabs/tabs-slot.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const login: LoginFormRenderer = ({ email, onDone }) => (
  <>
    <LazyEmailLogin isShown initialEmail={email} onDone={onDone} compact />
    <GoogleLoginFromHere />
  </>
)

function GoogleLoginFromHere() {
  return <GoogleLogin isInstead from={useLocation({ select: ({ href }) => href })} />
}

// Lazy, because a phone has no side panel.
const SidePanel = lazyComponent<{ section: Section }>(() => import('./side-panel.tsx').then((file) => file.SidePanel), {
  isWanted: () => true,
})
const InstallOffer = lazyComponent(() => import('../../features/settings/install-offer.tsx').then((file) => file.InstallOffer))

// Reports the result of a purchase made in this tab.
const BoughtFollower = lazyComponent(() =>
  import('../../features/shop/paying/purchase-refetcher.tsx').then((file) => file.PurchaseRefetcher),
)

// Lazy, because the first render does not need them.
const PageKeys = lazyComponent(() => import('./page-keys.tsx').then((file) => file.GlobalShortcutHandler))
const PageTools = lazyComponent(() => import('./page-keys.tsx').then((file) => file.PageTools))
const SettingsButton = lazyComponent(() => import('./page-keys.tsx').then((file) => file.SettingsButton))

// Part of the shell, so that audio continues across navigations.
const PlayingBar = lazyComponent(() => import('../../features/listen/player/global-player-bar.tsx').then((file) => file.GlobalPlayerBar))

const panels: Record<Section, ReactNode> = {
  fate: <SidePanel section="fate" />,
  book: <SidePanel section="book" />,
  calling: <SidePanel section="calling" />,
  shop: <SidePanel section="shop" />,
  me: <SidePanel section="me" />,
}

/** Passes parts of the features to the shell: side panels, login form, install offer. */
export function ShellPage({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Shell
        panels={panels}
        login={login}
        tools={<PageTools />}
        settingsButton={<SettingsButton />}
        tabs={<TabsSlot />}
        offer={<InstallOffer />}
      >
        <PlayingBar />
        {children}
        <BoughtFollower />
        <LazyDaySnapshotPruner />
        <PageKeys />
      </Shell>
    </QueryClientProvider>
  )
}
