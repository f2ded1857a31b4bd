import { useMemo } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import type { DateRangeError } from '../../errors/date-range-sentences.ts'
import { useIsMember } from '../../session/user-info.ts'
import type { DayFinderDraft } from './day-finder-draft.ts'
import { type DayRange, findOpenPart, rangeOfSpan, parseRange } from './range.ts'

export interface SelectedRange {
  /** Undefined if the typed range is invalid or the membership is unknown. */
  readonly range?: DayRange
  /** Accessible part of the range; only its days are rated. */
  readonly open?: DayRange | undefined
  readonly errors: { readonly from?: DateRangeError; readonly to?: DateRangeError }
}

/** Returns the selected range and its accessible part. A new membership counts at once; offline, the cached membership counts. */
export function useSelectedRange({ span, from, to }: DayFinderDraft, today: CivilDate): SelectedRange {
  const isMember = useIsMember()
  const iso = formatIsoDate(today)
  return useMemo(() => {
    const now = parseIsoDate(iso)!
    const parsed = span === 'own' ? parseRange({ from, to }) : { range: rangeOfSpan(span, now) }
    if ('errors' in parsed) return { errors: parsed.errors }
    if (isMember === undefined) return { errors: {} }
    return { range: parsed.range, open: findOpenPart(parsed.range, now, isMember), errors: {} }
  }, [span, from, to, iso, isMember])
}
