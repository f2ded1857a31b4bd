import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useHasPanelBeside } from '../../appearance/use-has-panel.ts'
import classes from './day-top-bar.module.css'
import { hasMonthReading } from './month-reading.ts'
import { ShareButton } from './share-button.tsx'
import { useMessages } from '../../language/use-messages.ts'

interface DayTopBarProps {
  switcher: ReactNode
  view: DayView | undefined
  /** To the days before and after. */
  steps: ReactNode
}

/** Whose day it is, the days beside it, the month, and passing the day on. Beside an open side panel name and month are said. */
export function DayTopBar({ switcher, view, steps }: DayTopBarProps) {
  const { locale } = useMessages()
  const isAlone = !useHasPanelBeside()
  return (
    <header className={classes.root} data-floating={!isAlone || undefined}>
      {isAlone && switcher}
      <div className={classes.actions}>
        {steps}
        {isAlone && hasMonthReading[locale] && <MonthLink />}
        {view && <ShareButton view={view} />}
      </div>
    </header>
  )
}

/** The way to the month, which is there with the next frame: its code has come while the page was idle, and nothing crosses. */
function MonthLink() {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => whenIdle(() => void router.preloadRoute({ to: '/fate/month' }).catch(() => undefined)), [router])
  return (
    <Link to="/fate/month" viewTransition={false} className={classes.icon} aria-label={t`月运`} title={t`月运`}>
      <CalendarBlank size={24} weight="light" />
    </Link>
  )
}
