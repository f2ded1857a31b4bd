import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { computeFortune, formatArchivePillars, type FortuneWithView, useStoredFortune } from './day-fortunes.ts'
import { useCanOpenDay } from './use-can-open-day.ts'

/** State of another day that is not shown: it needs a membership, or the almanac could not be loaded. */
export function OtherDayState({ iso, other }: { iso: string; other: OtherDayResult }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toToday = () => void navigate({ to: '.', hash: '' })
  const date = parseIsoDate(iso)
  if (other.state === 'locked') return date && <LockedDayPage date={date} onToday={toToday} />
  if (other.state !== 'failed') return null
  return (
    <StatePage title={t`历书没有取到。请联网后再试一次。`}>
      <Button onClick={other.retry}>{t`再试一次`}</Button>
      <Button variant="default" onClick={toToday}>{t`回到今日`}</Button>
    </StatePage>
  )
}

/** A day that needs a membership; shows none of its content. */
function LockedDayPage({ date, onToday }: { date: CivilDate; onToday: () => void }) {
  const { t } = useLingui()
  const dates = dateFormatters[useMessages().locale]
  return (
    <StatePage
      title={[dates.short(date), dates.besideShort(date)].filter(Boolean).join(' ')}
      detail={t`今天前后三十天人人可看，其余的日子要有会员。`}
    >
      <ButtonLink to="/setting/shop">{t`看会员`}</ButtonLink>
      <Button variant="default" onClick={onToday}>{t`回到今日`}</Button>
    </StatePage>
  )
}

/** A day other than today: stored, or, if accessible, computed for this view and not stored. */
type OtherDayResult =
  | { readonly state: 'reading' | 'locked' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'read'; readonly fortune: FortuneWithView; readonly isStored: boolean }

interface ComputedDay {
  /** Key of the archive, pillars and date that the day was computed for. */
  readonly of: string
  readonly fortune: FortuneWithView | null
}

/** Loads or computes another day; null if today is shown. @param iso undefined for today */
export function useOtherDay(archive: ListedArchive, iso: string | undefined): OtherDayResult | null {
  const stored = useStoredFortune(archive.archive_id, iso ?? '')
  const isOpen = useCanOpenDay()(iso ?? '')
  const date = iso === undefined ? undefined : parseIsoDate(iso)
  const of = `${archive.archive_id} ${formatArchivePillars(archive)} ${iso}`
  const [computed, setComputed] = useState<ComputedDay>()
  const [attempt, setAttempt] = useState(0)
  const isWanted = date !== undefined && stored === null && isOpen
  useEffect(() => {
    if (!isWanted) return
    let isMounted = true
    const show = (fortune: FortuneWithView | null) => void (isMounted && setComputed({ of, fortune }))
    computeFortune(archive, date).then(show, () => show(null))
    return () => void (isMounted = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` identifies archive and date
  }, [isWanted, of, attempt])

  if (iso === undefined) return null
  if (stored) return { state: 'read', fortune: stored, isStored: true }
  if (stored === undefined) return { state: 'reading' }
  if (!isOpen || date === undefined) return { state: 'locked' }
  if (computed?.of !== of) return { state: 'reading' }
  if (computed.fortune === null) return { state: 'failed', retry: () => setAttempt(attempt + 1) }
  return { state: 'read', fortune: computed.fortune, isStored: false }
}
