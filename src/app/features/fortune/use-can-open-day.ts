import { addDays } from 'date-fns/addDays'
import { useNavigate } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { formatIsoDate, toCivilDate, startOfCivilDate } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useIsMember } from '../../session/user-info.ts'
import type { PagingActions } from '../../ui/page-steps.tsx'

/** Returns a predicate for ISO dates: within thirty days of today, or any almanac day for members. */
export function useCanOpenDay(): (iso: string) => boolean {
  const isMember = useIsMember() ?? false
  const today = formatIsoDate(useLocalHour().today)
  return (iso) => iso >= FIRST_ALMANAC_DAY && iso <= LAST_ALMANAC_DAY && isOpenDay(iso, today, isMember)
}

/** Returns the navigation to the adjacent accessible days. Replaces the history entry, so that the back button leaves the day pages. */
export function useAdjacentDaySteps(shown: CivilDate, today: CivilDate): PagingActions {
  const navigate = useNavigate()
  const isOpen = useCanOpenDay()
  const to = (days: number) => {
    const iso = formatIsoDate(toCivilDate(addDays(startOfCivilDate(shown), days)))
    if (!isOpen(iso)) return undefined
    return () => void navigate({ to: '.', hash: iso === formatIsoDate(today) ? '' : iso, replace: true, resetScroll: false })
  }
  return { before: to(-1), after: to(1) }
}
