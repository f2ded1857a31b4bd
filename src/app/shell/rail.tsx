import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { PanelToggle } from './panel-toggle.tsx'
import { SectionLink } from './section-link.tsx'
import { APP_SECTIONS, type Section } from './sections.ts'
import classes from './rail.module.css'
import { useDismissibleTips } from './use-dismissible-tips.ts'

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
export function Rail({ current, hasLogo, isCompact, isPanelOpen, hasPanelPlace, onTogglePanel, tools }: RailProps) {
  const { t } = useLingui()
  const tips = useDismissibleTips()
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
