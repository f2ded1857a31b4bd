import { useEffect, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import { computeFortune, formatArchivePillars, type FortuneWithView, useStoredFortune } from './day-fortunes.ts'
import { useCanOpenDay } from './use-can-open-day.ts'

/** A day other than today: stored, or, if accessible, computed for this view and not stored. */
export type OtherDay =
  | { readonly state: 'reading' | 'locked' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'read'; readonly fortune: FortuneWithView; readonly isStored: boolean }

interface ComputedDay {
  /** Key of the archive, pillars and date that the day was computed for. */
  readonly of: string
  readonly fortune: FortuneWithView | null
}

/** Loads or computes another day; null if today is shown. @param iso undefined for today */
export function useOtherDay(archive: ListedArchive, iso: string | undefined): OtherDay | null {
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` says all that the date and the archive are
  }, [isWanted, of, attempt])

  if (iso === undefined) return null
  if (stored) return { state: 'read', fortune: stored, isStored: true }
  if (stored === undefined) return { state: 'reading' }
  if (!isOpen || date === undefined) return { state: 'locked' }
  if (computed?.of !== of) return { state: 'reading' }
  if (computed.fortune === null) return { state: 'failed', retry: () => setAttempt(attempt + 1) }
  return { state: 'read', fortune: computed.fortune, isStored: false }
}
