import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CivilMonth } from '#readings/daily/index.ts'
import { civilDateOf } from '../../calendar/civil-dates.ts'
import { monthOfText, textOfMonth } from '../../calendar/months.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { MonthPage as MonthOf } from '../../features/fortune/month/month-page.tsx'
import { prefetchMonth } from '../../features/fortune/month/month-views.ts'
import { knownArchive, useFortuneArchive } from '../../session/archives.ts'

const route = getRouteApi('/shell/fate/month')

/** Reckons the present month while the page that leads to it is idle, so that it stands with the tap. */
export async function readMonthAhead(): Promise<void> {
  const archive = knownArchive()
  if (archive) await prefetchMonth(archive, civilDateOf(new Date()))
}

/** A month of the current archive; the present one without an address that says which. */
export function MonthPage() {
  const archive = useFortuneArchive()
  const { month } = route.useSearch()
  const navigate = useNavigate()
  if (!archive) return null
  // One month takes the place of another: the way back leads to where one came from.
  const turn = (to: CivilMonth) =>
    void navigate({ to: '/fate/month', search: { month: textOfMonth(to) }, replace: true, resetScroll: false, viewTransition: false })
  return (
    <MonthOf
      archive={archive}
      asked={month === undefined ? undefined : monthOfText(month)}
      onMonthChange={turn}
      switcher={<ArchiveSwitcher shown={archive} changesToday />}
    />
  )
}
