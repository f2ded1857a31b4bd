import { useEffect, useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { changeConfig } from '#device/settings/settings.ts'
import { useWords } from '../language/use-words.ts'
import { useIsBottomBarHidden } from '../appearance/bottom-bar.ts'
import { useSession } from '../session/session.ts'
import { useIsDesktop, useIsWide } from '../browser/use-is-wide.ts'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { fetchedLater } from '../ui/fetched-later.tsx'
import { usePageRecord } from '../ui/use-page-record.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { sectionLooks, type Section } from './sections.ts'
import type { LoginSlot } from './session-ended.tsx'
import { SlideOver } from './slide-over.tsx'
import classes from './shell.module.css'

// What is said about the state of things: a dozen live readings that the first screen does not wait for.
const Banners = fetchedLater<{ login: LoginSlot }>(() => import('./banners.tsx').then((file) => file.Banners))
const SessionEnded = fetchedLater<{ login: LoginSlot }>(() => import('./session-ended.tsx').then((file) => file.SessionEnded))
const OtherAccountNotice = fetchedLater(() => import('./other-account-notice.tsx').then((file) => file.OtherAccountNotice))

export interface ShellProps {
  /** What stands in the side panel, by section. */
  panels: Record<Section, ReactNode>
  /** The way back in after a session has ended. */
  login: LoginSlot
  /** One row above the page: the offer to install. */
  offer: ReactNode
  children: ReactNode
}

/** Navigation around every page behind the login; nothing for the moment between a log-out and the login page. */
export function Shell(props: ShellProps) {
  const session = useSession()
  if (!session) return null
  // What was opened, typed or asked by one user is not there for the next.
  return (
    <ConfirmProvider key={session.user_id}>
      <Frame {...props} />
    </ConfirmProvider>
  )
}

/** Rail and panel on wide screens, a bar at the foot on a phone. */
function Frame({ panels, login, offer, children }: ShellProps) {
  const { t } = useLingui()
  const { _ } = useWords()
  const pathname = useLocation({ select: (location) => location.pathname })
  const { section = 'fate', isForm = false } = usePageRecord()
  const hasPanel = useIsDesktop()
  const isWide = useIsWide()
  const isBarHidden = useIsBottomBarHidden() || isForm
  const { isSidebarCompact } = useSettings()
  const [slidOver, setSlidOver] = useState(false)
  usePageTitle()
  useEffect(() => setSlidOver(false), [pathname, hasPanel])

  const toggle = () => (hasPanel ? void changeConfig({ isSidebarCompact: !isSidebarCompact }) : setSlidOver(!slidOver))
  const isPanelOpen = hasPanel ? !isSidebarCompact : slidOver
  const panelName = _(sectionLooks[section].label)

  return (
    <div className={classes.root} data-bar={!isWide && !isBarHidden}>
      <a className={classes.skip} href="#content">{t`跳到正文`}</a>
      {isWide && <Rail current={section} isPanelOpen={isPanelOpen} hasPanelPlace={hasPanel} onTogglePanel={toggle} />}
      {hasPanel && isPanelOpen && (
        <aside className={classes.panel} aria-label={panelName}>
          {panels[section]}
        </aside>
      )}
      {isWide && !hasPanel && (
        <SlideOver opened={slidOver} onClose={() => setSlidOver(false)} name={panelName}>
          {panels[section]}
        </SlideOver>
      )}
      <div className={classes.column}>
        <section className={classes.above} aria-label={t`状态`} data-unpictured="empty">
          <Banners login={login} />
          {offer}
        </section>
        <main id="content" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {!isWide && !isBarHidden && <BottomBar current={section} />}
      <SessionEnded login={login} />
      <OtherAccountNotice />
    </div>
  )
}
