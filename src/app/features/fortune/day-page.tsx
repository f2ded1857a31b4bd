import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { CivilDate, ElementCode } from '#bazi/index.ts'
import { almanacPillarsOf, elementOfStem } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { keepFortune } from '#device/documents/open-day.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { BigDate } from './day-date.tsx'
import { fortuneOf, ganzhiTextOf, type ReadFortune, useKeptFortune } from './day-fortunes.ts'
import { useDayPicture } from './day-picture.ts'
import { DayTopBar } from './day-top-bar.tsx'
import { DayView } from './day-view.tsx'
import { useAlmanacDay } from './use-almanac-day.ts'
import { useLocalHour } from './use-local-hour.ts'

/** What the way into a day is told. */
export interface OpeningProps {
  head: ReactNode
  element: ElementCode
  trouble: { message: ReactNode; onRetry: () => void } | undefined
  onFinish: () => Promise<void>
}

export interface DayPageProps {
  archive: ListedArchive
  /** A kept day to look back at; today without it. */
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
  const past = useKeptFortune(archive.archive_id, lookBack ?? isoOf(today))
  const isPast = lookBack !== undefined && lookBack !== isoOf(today) && past !== null
  const shown = isPast ? past : fortune?.kept
  useDayPicture(archive, isPast ? undefined : (fortune?.kept ?? undefined))
  return (
    <>
      <DayTopBar switcher={switcher} view={shown?.view} />
      {shown && (
        <DayView
          key={`${shown.archive_id} ${shown.date} ${shown.at}`}
          view={shown.view}
          archiveId={archive.archive_id}
          today={today}
          now={isPast ? null : branch}
          isPast={isPast}
          rises={!isPast && fortune?.isNew === true}
          offer={isPast ? undefined : offer}
        />
      )}
      {!isPast && fortune?.kept === null && <BeforeDay today={today} open={open} Opening={Opening} />}
    </>
  )
}

function BeforeDay({ today, open, Opening }: { today: CivilDate; open: () => Promise<void>; Opening: DayPageProps['Opening'] }) {
  const { t } = useLingui()
  const { day, hasFailed, retry } = useAlmanacDay(today)
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
    await keepFortune(userId, fortune).catch(() => toast(t`今日的结果没能存下`))
  }

  if (made && isOfToday(made)) return { fortune: { kept: made, isNew: true }, open }
  if (kept === undefined) return { fortune: undefined, open }
  return { fortune: { kept: kept && isOfToday(kept) ? kept : null, isNew: false }, open }
}
