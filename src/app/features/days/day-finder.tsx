import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMemo, type ReactNode, useEffect, useState } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { useArchives } from '../../session/archives.ts'
import { formatIsoDate, parseIsoDate } from '../../calendar/civil-dates.ts'
import { RowLink } from '../../ui/row.tsx'
import { useIsMember } from '../../session/user-info.ts'
import { withMessages } from '../../language/i18n.ts'
import { DayFinderForm } from './day-finder-form.tsx'
import { useDayFinderDraft, type DayFinderDraft } from './day-finder-draft.ts'
import { FoundDayList } from './found-day-list.tsx'
import { type DayRange, findAccessibleRange, rangeOfSpan, parseRange, type RangeErrors } from './range.ts'
import type { findDays as find, FoundDays } from './find-days.ts'
import classes from './day-finder.module.css'

interface DayFinderProps {
  archive: ListedArchive
  today: CivilDate
  switcher: ReactNode
}

/** The day finder: form and results. */
export function DayFinder({ archive, today, switcher }: DayFinderProps) {
  const { t } = useLingui()
  const [draft, change] = useDayFinderDraft(today)
  const archives = useArchives()
  const others = (archives ?? []).filter(({ archive_id }) => archive_id !== archive.archive_id)
  const other = others.find(({ archive_id }) => archive_id === draft.otherId)
  const people = useMemo(() => (other ? [archive, other] : [archive]), [archive, other])
  const { range, open, errors } = useSelectedRange(draft, today)
  const finding = useFoundDays(people, draft.purpose, open)
  return (
    <>
      <DayFinderForm draft={draft} onChange={change} others={others} switcher={switcher} errors={errors} />
      {finding.hasFailed && (
        <div className={classes.trouble} role="alert">
          <p>{t`历书没有取到。请联网后再试一次。`}</p>
          <Button variant="default" onClick={finding.retry}>{t`再试一次`}</Button>
        </div>
      )}
      {range && <LockedRangeNote range={range} open={open} />}
      {finding.found && <FoundDayList found={finding.found} people={people} draft={draft} onChange={change} today={today} />}
      <p className={classes.foot}>{t`推算仅供娱乐，不作决定的依据。`}</p>
    </>
  )
}

interface LockedDaysProps {
  range: DayRange
  /** Accessible part of the range; undefined if there is none. */
  open: DayRange | undefined
}

/** Note that days of a range need a membership; renders nothing if all are accessible. */
function LockedRangeNote({ range, open }: LockedDaysProps) {
  const { t } = useLingui()
  const isWhole = open && formatIsoDate(open.from) === formatIsoDate(range.from) && formatIsoDate(open.to) === formatIsoDate(range.to)
  if (isWhole) return null
  return (
    <div className={classes.locked}>
      <RowLink
        to="/setting/shop"
        detail={open ? t`下面只有今天前后三十天的日子，其余的没有推算。` : t`这一段在三十天以外，没有推算。`}
      >{t`三十天以外的日子，会员可看`}</RowLink>
    </div>
  )
}

interface SelectedRange {
  /** Undefined if the typed range is invalid or the membership is unknown. */
  readonly range?: DayRange
  /** Accessible part of the range; only its days are rated. */
  readonly open?: DayRange | undefined
  readonly errors: RangeErrors
}

/** Returns the selected range and its accessible part. A new membership counts at once; offline, the cached membership counts. */
function useSelectedRange({ span, from, to }: DayFinderDraft, today: CivilDate): SelectedRange {
  const isMember = useIsMember()
  const iso = formatIsoDate(today)
  return useMemo(() => {
    const now = parseIsoDate(iso)!
    const parsed = span === 'own' ? parseRange({ from, to }) : { range: rangeOfSpan(span, now) }
    if ('errors' in parsed) return { errors: parsed.errors }
    if (isMember === undefined) return { errors: {} }
    return { range: parsed.range, open: findAccessibleRange(parsed.range, now, isMember), errors: {} }
  }, [span, from, to, iso, isMember])
}

interface DayFinderResult {
  /** Undefined without a range and until the finder is loaded. */
  readonly found: FoundDays | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

type Finder = typeof find

/** Finds days for the people, purpose and range. The finder is a lazy chunk, available offline from the service worker's cache. */
function useFoundDays(people: readonly ListedArchive[], purpose: PurposeCode, range: DayRange | undefined): DayFinderResult {
  const [finder, setFinder] = useState<{ find: Finder | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const store = (find: Finder | undefined) => isWanted && setFinder({ find })
    async function load() {
      const { findDays, precomputeAlmanacLists: prefetchAlmanacLists } = await withMessages(import('./find-days.ts'))
      store(findDays)
      prefetchAlmanacLists()
    }
    load().catch(() => store(undefined))
    return () => void (isWanted = false)
  }, [attempt])
  const found = useMemo(() => range && finder?.find?.(people, purpose, range), [finder, people, purpose, range])
  return {
    found,
    hasFailed: finder !== undefined && finder.find === undefined,
    retry: () => {
      setFinder(undefined)
      setAttempt(attempt + 1)
    },
  }
}
