import { useEffect, useState, useMemo } from 'react'
import type { AlmanacDay, LunarDate } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import { parseIsoDate, formatIsoDate } from './civil-dates.ts'

type Almanac = typeof import('#almanac/index.ts')

interface AlmanacState {
  almanac: Almanac | undefined
  hasFailed: boolean
  retry: () => void
}

/** Loads the almanac once `isNeeded`, and returns it. The almanac is a lazy chunk, served from the service worker's cache when offline. */
export function useAlmanac(isNeeded = true): AlmanacState {
  const [almanac, setAlmanac] = useState<Almanac>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    setFailed(false)
    import('#almanac/index.ts').then(
      (come) => isWanted && setAlmanac(come),
      () => isWanted && setFailed(true),
    )
    return () => void (isWanted = false)
  }, [isNeeded, attempt])
  return { almanac, hasFailed, retry: () => setAttempt(attempt + 1) }
}

interface AlmanacDayState extends Omit<AlmanacState, 'almanac'> {
  day: AlmanacDay | undefined
}

/** Returns the almanac data of a date (`day`), undefined until the almanac is loaded, and the loading state. */
export function useAlmanacDay(date: CivilDate): AlmanacDayState {
  const { almanac, ...state } = useAlmanac()
  const iso = formatIsoDate(date)
  return { day: useMemo(() => almanac?.almanacOf(parseIsoDate(iso)!), [almanac, iso]), ...state }
}

/** Returns a birthday in the lunar calendar, or undefined until the almanac chunk is loaded. */
export function useLunarBirth(birthday: string): LunarDate | undefined {
  const iso = birthday.slice(0, 10)
  const [read, setRead] = useState<{ iso: string; lunar: LunarDate }>()
  useEffect(() => {
    let isWanted = true
    void import('#almanac/index.ts').then(
      ({ lunarDateOf }) => isWanted && setRead({ iso, lunar: lunarDateOf(parseIsoDate(iso)!) }),
      // Ignored: without the almanac the lunar date is not shown.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [iso])
  return read?.iso === iso ? read.lunar : undefined
}
