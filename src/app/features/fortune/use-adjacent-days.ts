import { addDays } from 'date-fns/addDays'
import { useNavigate } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { toCivilDate, startOfCivilDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import type { PageSteps } from '../../ui/use-side-swipe.ts'
import { useCanOpenDay } from './use-can-open-day.ts'

/** Returns the navigation to the adjacent accessible days. Replaces the history entry, so that the back button leaves the day pages. */
export function useAdjacentDays(shown: CivilDate, today: CivilDate): PageSteps {
  const navigate = useNavigate()
  const isOpen = useCanOpenDay()
  const to = (days: number) => {
    const iso = formatIsoDate(toCivilDate(addDays(startOfCivilDate(shown), days)))
    if (!isOpen(iso)) return undefined
    return () => void navigate({ to: '.', hash: iso === formatIsoDate(today) ? '' : iso, replace: true, resetScroll: false })
  }
  return { before: to(-1), after: to(1) }
}
