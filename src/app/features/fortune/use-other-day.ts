import { useEffect, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { dateOfIso } from '../../calendar/civil-dates.ts'
import { fortuneOf, ganzhiTextOf, type ReadFortune, useKeptFortune } from './day-fortunes.ts'
import { useOpenDays } from './use-open-days.ts'

/** A day that is not today: as it was kept, or, within what is open, reckoned for this look and kept nowhere. */
export type OtherDay =
  | { readonly state: 'reading' | 'locked' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'read'; readonly fortune: ReadFortune; readonly isKept: boolean }

interface Reckoned {
  /** What it was reckoned for. */
  readonly of: string
  readonly fortune: ReadFortune | null
}

/** @param iso undefined where today is shown */
export function useOtherDay(archive: ListedArchive, iso: string | undefined): OtherDay | null {
  const kept = useKeptFortune(archive.archive_id, iso ?? '')
  const isOpen = useOpenDays()(iso ?? '')
  const date = iso === undefined ? undefined : dateOfIso(iso)
  const of = `${archive.archive_id} ${ganzhiTextOf(archive)} ${iso}`
  const [reckoned, setReckoned] = useState<Reckoned>()
  const [attempt, setAttempt] = useState(0)
  const isWanted = date !== undefined && kept === null && isOpen
  useEffect(() => {
    if (!isWanted) return
    let isStill = true
    const take = (fortune: ReadFortune | null) => void (isStill && setReckoned({ of, fortune }))
    fortuneOf(archive, date).then(take, () => take(null))
    return () => void (isStill = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` says all that the date and the archive are
  }, [isWanted, of, attempt])

  if (iso === undefined) return null
  if (kept) return { state: 'read', fortune: kept, isKept: true }
  if (kept === undefined) return { state: 'reading' }
  if (!isOpen || date === undefined) return { state: 'locked' }
  if (reckoned?.of !== of) return { state: 'reading' }
  if (reckoned.fortune === null) return { state: 'failed', retry: () => setAttempt(attempt + 1) }
  return { state: 'read', fortune: reckoned.fortune, isKept: false }
}
