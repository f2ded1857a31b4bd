import { useLingui } from '@lingui/react/macro'
import type { HeaderProps } from '../shell-layout.ts'
import { Logo, PanelToggle, SectionLink } from '../navigation.tsx'
import { APP_SECTIONS } from '../sections.ts'
import classes from './bar.module.css'

interface BarProps extends HeaderProps {
  /** Whether the toggle of the side panel is in the bar; otherwise it is in the rail. */
  hasToggle: boolean
}

/** Top bar: logo, links to the sections, and the buttons shown on every page. */
export function HeaderBar({ section, hasSections, hasPanelPlace, isPanelOpen, onTogglePanel, hasToggle, tools }: BarProps) {
  const { t } = useLingui()
  return (
    <header className={classes.root} data-side="">
      <Logo />
      {hasToggle && <PanelToggle isOpen={isPanelOpen} onToggle={onTogglePanel} />}
      {hasSections && (
        <nav aria-label={t`主导航`}>
          <ul className={classes.sections}>
            {APP_SECTIONS.map((each) => (
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
