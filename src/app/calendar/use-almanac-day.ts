import { useMemo } from 'react'
import type { AlmanacDay } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import { dateOfIso, isoOf } from './civil-dates.ts'
import { type AlmanacHere, useAlmanac } from './use-almanac.ts'

export interface AlmanacReading extends Omit<AlmanacHere, 'almanac'> {
  day: AlmanacDay | undefined
}

/** The almanac's page of a date, as soon as the almanac is here. */
export function useAlmanacDay(date: CivilDate): AlmanacReading {
  const { almanac, ...state } = useAlmanac()
  const iso = isoOf(date)
  return { day: useMemo(() => almanac?.almanacOf(dateOfIso(iso)!), [almanac, iso]), ...state }
}
