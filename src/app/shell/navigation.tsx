import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type FocusEvent, useEffect, useState } from 'react'
import { APP_SECTIONS, type Section, sectionLabels } from './sections.ts'
import { BrandMark } from '../art/mark.tsx'
import { siteSettings } from '../browser/site.ts'
import { SidebarSimple } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { IconButton } from '../ui/icon-button.tsx'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import classes from './navigation.module.css'

interface RailProps {
  current: Section
  hasLogo: boolean
  /** Whether to show only the marks of the sections, with their names as tooltips. */
  isCompact: boolean
  /** Whether the side panel is visible, beside or over the page. */
  isPanelOpen: boolean
  /** Whether the side panel is placed beside the page, not over it. */
  hasPanelPlace: boolean
  onTogglePanel: () => void
  /** Buttons shown on every page. */
  tools: ReactNode
}

/** The navigation rail on wide screens: logo, links to the sections, buttons. */
export function NavigationRail({ current, hasLogo, isCompact, isPanelOpen, hasPanelPlace, onTogglePanel, tools }: RailProps) {
  const { t } = useLingui()
  const tips = useDismissibleTooltips()
  return (
    <nav className={classes.root} aria-label={t`主导航`} data-side="" data-compact={isCompact || undefined} {...tips}>
      <div className={classes.inner}>
        {hasLogo && <Logo />}
        <ul className={classes.sections}>
          {APP_SECTIONS.map((section) => (
            <li key={section}>
              <SectionLink section={section} isCurrent={section === current} hasPanel={hasPanelPlace && isPanelOpen} />
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          {tools}
          <PanelToggle isOpen={isPanelOpen} onToggle={onTogglePanel} />
        </div>
      </div>
    </nav>
  )
}

/** The phone's navigation: the five sections. */
export function BottomBar({ current }: { current: Section }) {
  const { t } = useLingui()
  return (
    <nav className={classes.bottomBar} aria-label={t`主导航`}>
      {APP_SECTIONS.map((section) => (
        <SectionLink key={section} section={section} isCurrent={section === current} />
      ))}
    </nav>
  )
}

/** The logo; links to the public website if the operator has set one. */
export function Logo() {
  const { t } = useLingui()
  if (!siteSettings.siteUrl)
    return (
      <span className={classes.logo}>
        <BrandMark size={40} label={t({ message: '命书', context: 'product' })} />
      </span>
    )
  return (
    <a
      className={classes.logo}
      href={siteSettings.siteUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`命书网站，在新标签页打开`}
    >
      <BrandMark size={40} />
    </a>
  )
}

/** Button that hides and shows the side panel. */
export function PanelToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={isOpen ? t`收起侧栏` : t`展开侧栏`} aria-expanded={isOpen} onClick={onToggle}>
      <SidebarSimple data-forward="" size={22} weight="light" className={isOpen ? undefined : classes.turned} />
    </IconButton>
  )
}

/**
 * Returns props that let Escape dismiss hover and focus tooltips until pointer or focus moves on (WCAG 1.4.13). CSS must hide them
 * under `data-quiet`.
 */
function useDismissibleTooltips() {
  const [isDismissed, setDismissed] = useState(false)
  const allow = () => setDismissed(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  return {
    'data-quiet': isDismissed || undefined,
    onPointerLeave: allow,
    onBlur: (_event: FocusEvent) => allow(),
  }
}

/** Link target of each section while no side panel is shown: the section's list page if it has one. */
export const sectionTargets = {
  fate: { to: '/fate/index' },
  book: { to: '/archive/index' },
  calling: { to: '/chat/ai', search: { chat: 'bg' } },
  shop: { to: '/setting/shop' },
  me: { to: '/setting/me' },
} as const

/** Link targets while the side panel already shows the section's list; `undefined`: as in `sectionTargets`. */
const panelTargets = {
  fate: undefined,
  book: undefined,
  calling: { to: '/chat/index', search: { chat: 'bg' } },
  shop: undefined,
  me: { to: '/setting/appearance' },
} as const

/** Link to a section: its mark (on the brand colour while the section is open) and its name. */
export function SectionLink({ section, isCurrent, hasPanel = false }: { section: Section; isCurrent: boolean; hasPanel?: boolean }) {
  const { _, locale } = useMessages()
  const { mark, label } = sectionLabels[section]
  const target = (hasPanel && panelTargets[section]) || sectionTargets[section]
  return (
    // Sets `aria-current` for all pages of the section: the router would set it only for the link's own address.
    <Link {...target} className={classes.sectionLink} activeProps={{}} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.mark} lang={writingSystems[locale].hanTag} aria-hidden="true">
        {_(mark)}
      </span>
      <span className={classes.label}>{_(label)}</span>
    </Link>
  )
}
