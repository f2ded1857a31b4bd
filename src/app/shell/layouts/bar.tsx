import { useLingui } from '@lingui/react/macro'
import type { HeaderProps } from '../layout-files.ts'
import { Logo } from '../logo.tsx'
import { PanelToggle } from '../panel-toggle.tsx'
import { SectionLink } from '../section-link.tsx'
import { SECTIONS } from '../sections.ts'
import classes from './bar.module.css'

interface BarProps extends HeaderProps {
  /** A button that folds the panel, where no rail has it. */
  hasToggle: boolean
}

/** Across the window: the mark, the five sections, and at the end the buttons that every page has. */
export function Bar({ section, hasSections, hasPanelPlace, isPanelOpen, onTogglePanel, hasToggle, tools }: BarProps) {
  const { t } = useLingui()
  return (
    <header className={classes.root} data-side="">
      <Logo />
      {hasToggle && <PanelToggle isOpen={isPanelOpen} onToggle={onTogglePanel} />}
      {hasSections && (
        <nav aria-label={t`主导航`}>
          <ul className={classes.sections}>
            {SECTIONS.map((each) => (
              <li key={each}>
                <SectionLink section={each} isCurrent={each === section} hasPanel={hasPanelPlace && isPanelOpen} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={classes.tools}>{tools}</div>
    </header>
  )
}
