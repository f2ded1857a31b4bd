import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import type { CivilDate, ElementCode } from '#bazi/index.ts'
import { almanacPillarsOf, elementOfStem } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { storeFortune } from '#device/documents/open-day.ts'
import { clearBadge } from '../../browser/app-badge.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useUserId } from '../../session/session.ts'
import { StatePage } from '../../ui/state-page.tsx'
import { toast } from '../../ui/toast.ts'
import { dateOfIso, isoOf } from '../../calendar/civil-dates.ts'
import { useSideKeys } from '../../ui/use-side-keys.ts'
import { useSideSwipe } from '../../ui/use-side-swipe.ts'
import { BigDate } from './day-date.tsx'
import { fortuneOf, ganzhiTextOf, type ReadFortune, useKeptFortune } from './day-fortunes.ts'
import classes from './day-page.module.css'
import { DayPicture } from './lazy-day-picture.ts'
import { DaySteps } from '../../ui/day-steps.tsx'
import { DayTopBar } from './day-top-bar.tsx'
import { DayView } from './day-view.tsx'
import { LazyClockNotice } from './lazy-clock-notice.ts'
import { LockedDay } from './locked-day.tsx'
import { useAlmanacDay } from '../../calendar/use-almanac-day.ts'
import { useDaySides } from './use-day-sides.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { type OtherDay, useOtherDay } from './use-other-day.ts'

/** What the way into a day is told. */
export interface OpeningProps {
  head: ReactNode
  element: ElementCode
  trouble: { message: ReactNode; onRetry: () => void } | undefined
  onFinish: () => Promise<void>
}

export interface DayPageProps {
  archive: ListedArchive
  /** Another day than today, by its ISO date. */
  lookBack: string | undefined
  switcher: ReactNode
  /** What else is offered below today. */
  offer?: ReactNode
  /** The seven seconds before a day is opened. */
  Opening: (props: OpeningProps) => ReactNode
}

/** The day of one archive: before it was opened, after it, and kept days to look back at. */
export function DayPage({ archive, lookBack, switcher, offer, Opening }: DayPageProps) {
  const { today, branch } = useLocalHour()
  const { fortune, open } = useToday(archive, today)
  const iso = lookBack === isoOf(today) ? undefined : lookBack
  const other = useOtherDay(archive, iso)
  const shown = other ? (other.state === 'read' ? other.fortune : null) : fortune?.kept
  const sides = useDaySides((iso && dateOfIso(iso)) || today, today)
  const swipe = useSideSwipe(sides)
  useSideKeys(sides)
  const isRead = !other && fortune?.kept != null
  useEffect(() => {
    if (isRead) clearBadge()
  }, [isRead])
  return (
    <>
      <DayPicture archive={archive} shown={other ? undefined : (fortune?.kept ?? undefined)} />
      <LazyClockNotice />
      <DayTopBar switcher={switcher} view={shown?.view} steps={<DaySteps {...sides} />} />
      {shown && (
        <div className={classes.turned} {...swipe}>
          <DayView
            key={`${shown.archive_id} ${shown.date} ${shown.at}`}
            view={shown.view}
            archive={archive}
            ganzhi={shown.ganzhi}
            today={today}
            now={other ? null : branch}
            standing={other?.state !== 'read' ? 'today' : other.isKept ? 'kept' : 'reckoned'}
            rises={!other && fortune?.isNew === true}
            offer={other ? undefined : offer}
          />
        </div>
      )}
      {other && iso && other.state !== 'read' && <UnreadDay iso={iso} other={other} />}
      {!other && fortune?.kept === null && <BeforeDay today={today} open={open} Opening={Opening} />}
    </>
  )
}

function UnreadDay({ iso, other }: { iso: string; other: OtherDay }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toToday = () => void navigate({ to: '.', hash: '' })
  const date = dateOfIso(iso)
  if (other.state === 'locked') return date && <LockedDay date={date} onToday={toToday} />
  if (other.state !== 'failed') return null
  return (
    <StatePage title={t`历书没有取到。请联网后再试一次。`}>
      <Button onClick={other.retry}>{t`再试一次`}</Button>
      <Button variant="default" onClick={toToday}>{t`回到今日`}</Button>
    </StatePage>
  )
}

function BeforeDay({ today, open, Opening }: { today: CivilDate; open: () => Promise<void>; Opening: DayPageProps['Opening'] }) {
  const { t } = useLingui()
  const { day, hasFailed, retry } = useAlmanacDay(today)
  // What reckons the day and says it is here before the seven seconds are over.
  useEffect(() => whenIdle(() => void import('./reckon-day.ts').catch(() => undefined)), [])
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

/** Today's result: the kept one, or the one just made; `kept: null` when the day was not opened yet. */
function useToday(archive: ListedArchive, today: CivilDate) {
  const { t } = useLingui()
  const userId = useUserId()
  const kept = useKeptFortune(archive.archive_id, isoOf(today))
  const [made, setMade] = useState<ReadFortune>()
  const isOfToday = (fortune: ReadFortune) =>
    fortune.archive_id === archive.archive_id && fortune.date === isoOf(today) && fortune.ganzhi === ganzhiTextOf(archive)

  async function open() {
    const fortune = await fortuneOf(archive, today).catch(() => undefined)
    if (!fortune) return void toast(t`历书没有取到。请联网后再试一次。`)
    setMade(fortune)
    scrollTo(0, 0)
    // What could not be kept is shown all the same: the seven seconds are not asked for twice.
    await storeFortune(userId, fortune).catch(() => toast(t`今日的结果没能存下`))
  }

  if (made && isOfToday(made)) return { fortune: { kept: made, isNew: true }, open }
  if (kept === undefined) return { fortune: undefined, open }
  return { fortune: { kept: kept && isOfToday(kept) ? kept : null, isNew: false }, open }
}
