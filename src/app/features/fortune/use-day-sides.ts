import { addDays } from 'date-fns/addDays'
import { useNavigate } from '@tanstack/react-router'
import type { CivilDate } from '#bazi/index.ts'
import { civilDateOf, dateOf, isoOf } from '../../calendar/civil-dates.ts'
import type { Sides } from '../../ui/use-side-swipe.ts'
import { useOpenDays } from './use-open-days.ts'

/** Ways to the days beside one, as far as they are open. The way back leads to where the days were entered. */
export function useDaySides(shown: CivilDate, today: CivilDate): Sides {
  const navigate = useNavigate()
  const isOpen = useOpenDays()
  const to = (days: number) => {
    const iso = isoOf(civilDateOf(addDays(dateOf(shown), days)))
    if (!isOpen(iso)) return undefined
    return () => void navigate({ to: '.', hash: iso === isoOf(today) ? '' : iso, replace: true, resetScroll: false })
  }
  return { before: to(-1), after: to(1) }
}
