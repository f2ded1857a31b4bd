import { useMemo } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { dateOfIso, isoOf } from '../../calendar/civil-dates.ts'
import type { RangeTrouble } from '../../errors/range-sentences.ts'
import { useIsMember } from '../../session/user-info.ts'
import type { Draft } from './draft.ts'
import { type DayRange, openPartOf, rangeOfSpan, readRange } from './range.ts'

export interface AskedRange {
  /** Undefined while what was typed is no range, and until it is known whether somebody is a member. */
  readonly range?: DayRange
  /** What of it this person may see; nothing else is reckoned. */
  readonly open?: DayRange | undefined
  readonly troubles: { readonly from?: RangeTrouble; readonly to?: RangeTrouble }
}

/** The days that are asked for. A membership that was just bought counts at once; without a line the kept one does. */
export function useRange({ span, from, to }: Draft, today: CivilDate): AskedRange {
  const isMember = useIsMember()
  const iso = isoOf(today)
  return useMemo(() => {
    const now = dateOfIso(iso)!
    const read = span === 'own' ? readRange({ from, to }) : { range: rangeOfSpan(span, now) }
    if ('troubles' in read) return { troubles: read.troubles }
    if (isMember === undefined) return { troubles: {} }
    return { range: read.range, open: openPartOf(read.range, now, isMember), troubles: {} }
  }, [span, from, to, iso, isMember])
}
