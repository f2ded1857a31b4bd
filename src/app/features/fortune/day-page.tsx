import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import type { CivilDate, ElementCode } from '#bazi/index.ts'
import { almanacPillarsOf, elementOfStem } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { storeFortune } from '#device/documents/open-day.ts'
import { clearBadge } from '../../browser/app-badge.ts'
import { runWhenIdle } from '../../browser/when-idle.ts'
import { useUserId } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { useArrowKeyPaging, useSwipePaging, DayStepButtons } from '../../ui/page-steps.tsx'
import { BigDate } from './day-date.tsx'
import { computeFortune, formatArchivePillars, type FortuneWithView, useStoredFortune } from './day-fortunes.ts'
import classes from './day-page.module.css'
import { LazyDaySnapshotWriter } from './lazy.ts'
import { DayTopBar } from './day-top-bar.tsx'
import { DayDetail } from './day-view.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useAdjacentDaySteps } from './use-can-open-day.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useOtherDay, OtherDayState } from './other-day.tsx'
import { useAlmanacDay } from '../../calendar/use-almanac.ts'

/** Lazy, because few devices have a wrong date and the first paint should not wait for the notice. */
const LazyClockNotice = lazyComponent<object>(() => import('./wrong-clock-notice.tsx').then((file) => file.WrongClockNotice))

/** Props of the animation that opens a day. */
export interface DayOpeningProps {
  head: ReactNode
  element: ElementCode
  trouble: { message: ReactNode; onRetry: () => void } | undefined
  onFinish: () => Promise<void>
}

export interface DayPageProps {
  archive: ListedArchive
  /** ISO date of a day other than today. */
  otherDay: string | undefined
  switcher: ReactNode
  /** Extra content below today's reading. */
  offer?: ReactNode
  /** The seven-second animation before a day is opened. */
  Opening: (props: DayOpeningProps) => ReactNode
}

/** The day of one archive: today before and after opening, or another day. */
export function DayPage({ archive, otherDay, switcher, offer, Opening }: DayPageProps) {
  const { today, branch } = useLocalHour()
  const { fortune, open } = useToday(archive, today)
  const iso = otherDay === formatIsoDate(today) ? undefined : otherDay
  const other = useOtherDay(archive, iso)
  const shown = other ? (other.state === 'read' ? other.fortune : null) : fortune?.stored
  const sides = useAdjacentDaySteps((iso && parseIsoDate(iso)) || today, today)
  const swipe = useSwipePaging(sides)
  useArrowKeyPaging(sides)
  const isRead = !other && fortune?.stored != null
  useEffect(() => {
    if (isRead) clearBadge()
  }, [isRead])
  return (
    <>
      <LazyDaySnapshotWriter archive={archive} shown={other ? undefined : (fortune?.stored ?? undefined)} />
      <LazyClockNotice />
      <DayTopBar switcher={switcher} view={shown?.view} steps={<DayStepButtons {...sides} />} />
      {shown && (
        <div className={classes.turned} {...swipe}>
          <DayDetail
            key={`${shown.archive_id} ${shown.date} ${shown.at}`}
            view={shown.view}
            archive={archive}
            ganzhi={shown.ganzhi}
            today={today}
            now={other ? null : branch}
            source={other?.state !== 'read' ? 'today' : other.isStored ? 'stored' : 'computed'}
            rises={!other && fortune?.isNew === true}
            offer={other ? undefined : offer}
          />
        </div>
      )}
      {other && iso && other.state !== 'read' && <OtherDayState iso={iso} other={other} />}
      {!other && fortune?.stored === null && <UnopenedDay today={today} open={open} Opening={Opening} />}
    </>
  )
}

function UnopenedDay({ today, open, Opening }: { today: CivilDate; open: () => Promise<void>; Opening: DayPageProps['Opening'] }) {
  const { t } = useLingui()
  const { day, hasFailed, retry } = useAlmanacDay(today)
  // Preloads the computation and its texts during the seven seconds of the animation.
  useEffect(() => runWhenIdle(() => void import('./compute-day.ts').catch(() => undefined)), [])
  const pillars = almanacPillarsOf(today)
  return (
    <Opening
      head={<BigDate date={today} pillars={pillars} lunar={day?.lunar} solarTerm={day?.solarTerm ?? null} apart />}
      element={elementOfStem(pillars.day.stem)}
      trouble={hasFailed ? { message: t`历书没有取到。请联网后再试一次。`, onRetry: retry } : undefined}
      onFinish={open}
    />
  )
}

/** Today's fortune, stored or just computed; `stored: null` if today has not been opened. */
function useToday(archive: ListedArchive, today: CivilDate) {
  const { t } = useLingui()
  const userId = useUserId()
  const stored = useStoredFortune(archive.archive_id, formatIsoDate(today))
  const [computed, setComputed] = useState<FortuneWithView>()
  const isOfToday = (fortune: FortuneWithView) =>
    fortune.archive_id === archive.archive_id && fortune.date === formatIsoDate(today) && fortune.ganzhi === formatArchivePillars(archive)

  async function open() {
    const fortune = await computeFortune(archive, today).catch(() => undefined)
    if (!fortune) return void showToast(t`历书没有取到。请联网后再试一次。`)
    setComputed(fortune)
    scrollTo(0, 0)
    // Show the result even if it cannot be stored: the user should not wait seven seconds again.
    await storeFortune(userId, fortune).catch(() => showToast(t`今日的结果没能存下`))
  }

  if (computed && isOfToday(computed)) return { fortune: { stored: computed, isNew: true }, open }
  if (stored === undefined) return { fortune: undefined, open }
  return { fortune: { stored: stored && isOfToday(stored) ? stored : null, isNew: false }, open }
}
