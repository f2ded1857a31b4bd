import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { PanelToggle } from './panel-toggle.tsx'
import { SectionLink } from './section-link.tsx'
import { SECTIONS, type Section } from './sections.ts'
import classes from './rail.module.css'
import { useQuietTips } from './use-quiet-tips.ts'

interface RailProps {
  current: Section
  hasLogo: boolean
  /** Characters alone, each section's name beside it when it is pointed at. */
  isCompact: boolean
  /** The side panel is seen: beside the page, or slid over it. */
  isPanelOpen: boolean
  /** The panel has its own place beside the page. */
  hasPanelPlace: boolean
  onTogglePanel: () => void
  /** Buttons that every page has. */
  tools: ReactNode
}

/** The left edge on wide screens: mark, five sections, and the buttons at the foot. */
export function Rail({ current, hasLogo, isCompact, isPanelOpen, hasPanelPlace, onTogglePanel, tools }: RailProps) {
  const { t } = useLingui()
  const tips = useQuietTips()
  return (
    <nav className={classes.root} aria-label={t`主导航`} data-side="" data-compact={isCompact || undefined} {...tips}>
      <div className={classes.inner}>
        {hasLogo && <Logo />}
        <ul className={classes.sections}>
          {SECTIONS.map((section) => (
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
