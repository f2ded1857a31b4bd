import { SidebarSimple } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Mark } from '../art/mark.tsx'
import { site } from '../browser/site.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { SectionLink } from './section-link.tsx'
import { SECTIONS, type Section } from './sections.ts'
import classes from './rail.module.css'

interface RailProps {
  current: Section
  /** The side panel is seen: beside the page, or slid over it. */
  isPanelOpen: boolean
  /** The panel has its own place beside the page. */
  hasPanelPlace: boolean
  onTogglePanel: () => void
  /** Buttons above the fold button. */
  tools: ReactNode
}

/** The left edge on wide screens: mark, five sections, and the fold button at the foot. */
export function Rail({ current, isPanelOpen, hasPanelPlace, onTogglePanel, tools }: RailProps) {
  const { t } = useLingui()
  return (
    <nav className={classes.root} aria-label={t`主导航`}>
      <Logo />
      <ul className={classes.sections}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <SectionLink section={section} isCurrent={section === current} hasPanel={hasPanelPlace && isPanelOpen} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {tools}
        <IconButton label={isPanelOpen ? t`收起侧栏` : t`展开侧栏`} aria-expanded={isPanelOpen} onClick={onTogglePanel}>
          <SidebarSimple size={22} weight="light" className={isPanelOpen ? undefined : classes.turned} />
        </IconButton>
      </div>
    </nav>
  )
}

/** The product's mark; it opens the public website where the operator has named one. */
function Logo() {
  const { t } = useLingui()
  if (!site.siteUrl)
    return (
      <span className={classes.logo}>
        <Mark size={40} label={t({ message: '命书', context: 'product' })} />
      </span>
    )
  return (
    <a className={classes.logo} href={site.siteUrl} target="_blank" rel="noopener noreferrer" aria-label={t`命书网站，在新标签页打开`}>
      <Mark size={40} />
    </a>
  )
}
