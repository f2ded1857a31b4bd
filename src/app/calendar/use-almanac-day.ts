import { useMemo } from 'react'
import type { AlmanacDay } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import { parseIsoDate, formatIsoDate } from './civil-dates.ts'
import { type AlmanacState, useAlmanac } from './use-almanac.ts'

export interface AlmanacDayState extends Omit<AlmanacState, 'almanac'> {
  day: AlmanacDay | undefined
}

/** Returns the almanac data of a date (`day`), undefined until the almanac is loaded, and the loading state. */
export function useAlmanacDay(date: CivilDate): AlmanacDayState {
  const { almanac, ...state } = useAlmanac()
  const iso = formatIsoDate(date)
  return { day: useMemo(() => almanac?.almanacOf(parseIsoDate(iso)!), [almanac, iso]), ...state }
}
