import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode, useState } from 'react'
import type { DayReading } from '#readings/daily/index.ts'
import { runWhenIdle } from '../../browser/when-idle.ts'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { useMessages } from '../../language/use-messages.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { monthReadingAvailability } from './month-reading.ts'
import type { ShareDayButtonProps } from './share-day-button.tsx'
import { ShareIconButton } from './share-icon-button.tsx'
import classes from './day-top-bar.module.css'

interface DayTopBarProps {
  switcher: ReactNode
  view: DayReading | undefined
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
        {isAlone && monthReadingAvailability[locale] && <MonthLink />}
        {view && <LazyShareDayButton view={view} />}
      </div>
    </header>
  )
}

/** Link to the month page, preloaded while the page is idle and opened without a view transition. */
function MonthLink() {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => runWhenIdle(() => void router.preloadRoute({ to: '/fate/month' }).catch(() => undefined)), [router])
  return (
    <Link to="/fate/month" viewTransition={false} className={classes.icon} aria-label={t`月运`} title={t`月运`}>
      <CalendarBlank size={24} weight="light" />
    </Link>
  )
}

const ShareDay = lazyComponent<ShareDayButtonProps>(() => import('./share-day-button.tsx').then((file) => file.ShareDayButton), {
  isWanted: ({ isAsked }) => isAsked,
  Fallback: ({ onAsk }) => <ShareIconButton onClick={onAsk} />,
})

/** Share button; its code is loaded when the page is idle or with the first tap. */
function LazyShareDayButton({ view }: { view: DayReading }) {
  const [isAsked, setIsAsked] = useState(false)
  return <ShareDay view={view} isAsked={isAsked} onAsk={() => setIsAsked(true)} />
}
