import { useEffect, useState, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { changeConfig } from '#device/settings/settings.ts'
import { useMessages } from '../language/use-messages.ts'
import { useBottomBarHidden } from '../appearance/bottom-bar.ts'
import { useSession } from '../session/session.ts'
import { useIsWide } from '../browser/use-is-wide.ts'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { LazyBanners } from './lazy-banners.tsx'
import { usePageMetadata, usePageTitle } from '../ui/use-page-metadata.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { BottomBar, NavigationRail } from './navigation.tsx'
import { Footer } from './footer.tsx'
import { sectionLabels, type Section } from './sections.ts'
import type { LoginFormRenderer } from './session-ended-dialog.tsx'
import type { SlideOverFrameProps } from './slide-over-frame.tsx'
import classes from './shell.module.css'
import { useShellLayout } from './shell-layout.ts'

// Lazy, because these components run about a dozen live queries that the first render does not need.
const SessionEnded = lazyComponent<{ login: LoginFormRenderer }>(() =>
  import('./session-ended-dialog.tsx').then((file) => file.SessionEndedDialog),
)
const OtherAccountNotice = lazyComponent(() => import('./other-account-notice.tsx').then((file) => file.OtherAccountNotice))

/** Drawer over the page, at its start edge: the side panel (e.g. on tablets) or the navigation. */
const SlideOver = lazyComponent<SlideOverFrameProps>(() => import('./slide-over-frame.tsx').then((file) => file.SlideOverFrame), {
  isWanted: ({ opened }) => opened,
})

export interface ShellProps {
  /** Content of the side panel for each section. */
  panels: Record<Section, ReactNode>
  /** Renders the login form shown after the session has expired. */
  login: LoginFormRenderer
  /** Buttons shown on every page on wide screens; remounted when the layout changes. */
  tools: ReactNode
  /** Settings button, shown on a phone if the setting is on. */
  settingsButton: ReactNode
  /** Row of open tabs. */
  tabs?: ReactNode
  /** Install offer above the page. */
  offer: ReactNode
  children: ReactNode
}

/** The navigation around every page that requires a login. Renders nothing between a logout and the login page. */
export function Shell(props: ShellProps) {
  const session = useSession()
  if (!session) return null
  // The key resets the state of the whole shell when the user changes.
  return (
    <ConfirmProvider key={session.user_id}>
      <Frame {...props} />
    </ConfirmProvider>
  )
}

/** The shell in the layout from the settings (`shell-layout.ts`). The page stays mounted when the layout changes. */
function Frame({ panels, login, tools, settingsButton, tabs, offer, children }: ShellProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { section = 'fate', isForm = false } = usePageMetadata()
  const isWide = useIsWide()
  const isBarHidden = useBottomBarHidden() || isForm
  const { isSidebarCompact, isSidebarFixed, isHeaderFixed, showSettingPanel } = useSettings()
  const shown = useShellLayout()
  const { hasPanelPlace, isPanelOpen, footer } = shown
  const { Bar, Strip, MenuButton, MenuList } = shown.parts
  const [slidOver, setSlidOver] = useState(false)
  usePageTitle()
  useEffect(() => setSlidOver(false), [address, hasPanelPlace])

  const toggle = () => (hasPanelPlace ? void changeConfig({ isSidebarCompact: !isSidebarCompact }) : setSlidOver(!slidOver))
  const panelName = _(sectionLabels[section].label)
  const isPanelSeen = hasPanelPlace ? isPanelOpen : slidOver
  const inHeader = {
    section,
    tools,
    hasSections: !shown.hasRail,
    hasPanelPlace,
    isPanelOpen: isPanelSeen,
    onTogglePanel: toggle,
    hasCrumbs: shown.hasCrumbs,
  }
  const hasFooter = footer === 'page' && (isWide || !isBarHidden)

  return (
    <div
      className={classes.root}
      data-bottom-bar={!isWide && !isBarHidden}
      data-bar={shown.hasBar || undefined}
      data-strip={shown.hasStrip || undefined}
      data-tabs={shown.hasTabs || undefined}
      data-footer={hasFooter || undefined}
      data-header-stays={isHeaderFixed || undefined}
      data-side-stays={isSidebarFixed || undefined}
    >
      <a className={classes.skip} href="#content">{t`跳到正文`}</a>
      {shown.hasBar && Bar && <Bar {...inHeader} />}
      <div className={classes.body}>
        {shown.hasMenu && MenuButton && <MenuButton isOpen={slidOver} onOpen={() => setSlidOver(true)} />}
        {shown.hasRail && (
          <NavigationRail
            current={section}
            hasLogo={shown.hasRailLogo}
            isCompact={isSidebarCompact}
            isPanelOpen={isPanelSeen}
            hasPanelPlace={hasPanelPlace}
            onTogglePanel={toggle}
            tools={shown.hasBar ? undefined : tools}
          />
        )}
        {isPanelOpen && (
          <aside className={classes.panel} aria-label={panelName} data-side="">
            <div className={classes.panelInner}>
              <div className={classes.panelBody}>{panels[section]}</div>
              {footer === 'panel' && <Footer />}
            </div>
          </aside>
        )}
        <SlideOver
          opened={slidOver && isWide && (shown.hasMenu || !hasPanelPlace)}
          onClose={() => setSlidOver(false)}
          name={shown.hasMenu ? t`导航` : panelName}
          isBesideRail={shown.hasRail}
        >
          {shown.hasMenu && MenuList ? (
            <MenuList section={section} hasPanel={isPanelOpen} tools={tools}>
              {!isPanelOpen && panels[section]}
            </MenuList>
          ) : (
            panels[section]
          )}
        </SlideOver>
        <div className={classes.column}>
          {(shown.hasStrip || shown.hasTabs) && (
            <div className={classes.strip}>
              {shown.hasStrip && Strip && <Strip {...inHeader} />}
              {tabs}
            </div>
          )}
          {showSettingPanel && !isWide && !isBarHidden && <div className={classes.phoneTools}>{settingsButton}</div>}
          <section className={classes.above} aria-label={t`状态`} data-unpictured="empty">
            <LazyBanners login={login} />
            {offer}
          </section>
          <main id="content" className={classes.main} tabIndex={-1}>
            {children}
          </main>
          {hasFooter && <Footer />}
        </div>
      </div>
      {!isWide && !isBarHidden && <BottomBar current={section} />}
      <SessionEnded login={login} />
      <OtherAccountNotice />
    </div>
  )
}
