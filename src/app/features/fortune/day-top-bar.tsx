import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import classes from './day-top-bar.module.css'
import { hasMonthReading } from './month-reading.ts'
import { ShareButton } from './share-button.tsx'
import { useWords } from '../../language/use-words.ts'

interface DayTopBarProps {
  switcher: ReactNode
  view: DayView | undefined
  /** To the days before and after. */
  steps: ReactNode
}

/** Whose day it is, the days beside it, the month, and passing the day on. Beside an open side panel name and month are said. */
export function DayTopBar({ switcher, view, steps }: DayTopBarProps) {
  const { t } = useLingui()
  const { locale } = useWords()
  const isDesktop = useIsDesktop()
  const { isSidebarCompact } = useSettings()
  const isAlone = !isDesktop || isSidebarCompact
  return (
    <header className={classes.root} data-floating={!isAlone || undefined}>
      {isAlone && switcher}
      <div className={classes.actions}>
        {steps}
        {isAlone && hasMonthReading[locale] && (
          <Link to="/fate/month" className={classes.icon} aria-label={t`月运`} title={t`月运`}>
            <CalendarBlank size={24} weight="light" />
          </Link>
        )}
        {view && <ShareButton view={view} />}
      </div>
    </header>
  )
}
