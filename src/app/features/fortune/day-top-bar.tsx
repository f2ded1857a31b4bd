import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useCurrentArchive } from '../../session/archives.ts'
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
  const { locale } = useWords()
  const isDesktop = useIsDesktop()
  const { isSidebarCompact } = useSettings()
  const isAlone = !isDesktop || isSidebarCompact
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

/** What was not made ready comes with the tap. */
const nothing = () => undefined

/** The way to the month, which is there with the next frame: while the page was idle its code has come and its days were reckoned, and nothing crosses. */
function MonthLink() {
  const { t } = useLingui()
  const router = useRouter()
  const archive = useCurrentArchive()
  const { year, month } = useLocalHour().today
  useEffect(() => {
    const prepare = async () => {
      await router.preloadRoute({ to: '/fate/month' })
      const { readAhead } = await import('./month/month-views.ts')
      if (archive) whenIdle(() => void readAhead(archive, { year, month }).catch(nothing))
    }
    whenIdle(() => void prepare().catch(nothing))
  }, [router, archive, year, month])
  return (
    <Link to="/fate/month" viewTransition={false} className={classes.icon} aria-label={t`月运`} title={t`月运`}>
      <CalendarBlank size={24} weight="light" />
    </Link>
  )
}
