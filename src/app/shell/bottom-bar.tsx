import { useLingui } from '@lingui/react/macro'
import { SectionLink } from './section-link.tsx'
import { APP_SECTIONS, type Section } from './sections.ts'
import classes from './bottom-bar.module.css'

/** The phone's navigation: the five sections. */
export function BottomBar({ current }: { current: Section }) {
  const { t } = useLingui()
  return (
    <nav className={classes.root} aria-label={t`主导航`}>
      {APP_SECTIONS.map((section) => (
        <SectionLink key={section} section={section} isCurrent={section === current} />
      ))}
    </nav>
  )
}
