import { useEffect, useState } from 'react'
import type { AlmanacDay } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import { dateOfIso, isoOf } from '../../calendar/civil-dates.ts'

export interface AlmanacReading {
  day: AlmanacDay | undefined
  hasFailed: boolean
  retry: () => void
}

/** The almanac's page of a date. Its library is large and comes in a file of its own, from the worker's store when offline. */
export function useAlmanacDay(date: CivilDate): AlmanacReading {
  const iso = isoOf(date)
  const [read, setRead] = useState<{ iso: string; day: AlmanacDay | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    setRead(undefined)
    const keep = (day: AlmanacDay | undefined) => isWanted && setRead({ iso, day })
    import('#almanac/index.ts').then(
      ({ almanacOf }) => keep(almanacOf(dateOfIso(iso)!)),
      () => keep(undefined),
    )
    return () => void (isWanted = false)
  }, [iso, attempt])
  const current = read?.iso === iso ? read : undefined
  return {
    day: current?.day,
    hasFailed: current !== undefined && current.day === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
