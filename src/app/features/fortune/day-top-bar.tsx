import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import classes from './day-top-bar.module.css'
import { hasMonthReading } from './month-reading.ts'
import { ShareButton } from './share-button.tsx'
import { useMessages } from '../../language/use-messages.ts'

interface DayTopBarProps {
  switcher: ReactNode
  view: DayView | undefined
  /** Buttons to the previous and next day. */
  steps: ReactNode
}

/** Top bar of a day: archive switcher, adjacent days, month link, share button. While a side panel is open, it has switcher and month. */
export function DayTopBar({ switcher, view, steps }: DayTopBarProps) {
  const { locale } = useMessages()
  const isAlone = !useHasSidePanel()
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

/** Link to the month page, preloaded while the page is idle and opened without a view transition. */
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
