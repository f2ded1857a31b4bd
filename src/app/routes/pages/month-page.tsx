import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CivilMonth } from '#readings/daily/index.ts'
import { toCivilDate } from '../../calendar/civil-dates.ts'
import { parseIsoMonth, formatIsoMonth } from '../../calendar/months.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { ArchiveMonthView as MonthOf } from '../../features/fortune/month/month-page.tsx'
import { prefetchMonth } from '../../features/fortune/month/month-data.ts'
import { peekFortuneArchive, useFortuneArchive } from '../../session/archives.ts'

const route = getRouteApi('/shell/fate/month')

/** Computes the days of the present month in advance. Called on preload. */
export async function prefetchPresentMonth(): Promise<void> {
  const archive = peekFortuneArchive()
  if (archive) await prefetchMonth(archive, toCivilDate(new Date()))
}

/** A month of the archive on the Today page; default: the present month. */
export function MonthPage() {
  const archive = useFortuneArchive()
  const { month } = route.useSearch()
  const navigate = useNavigate()
  if (!archive) return null
  // Replaces the history entry, so that Back leaves the page instead of showing the previous month.
  const turn = (to: CivilMonth) =>
    void navigate({ to: '/fate/month', search: { month: formatIsoMonth(to) }, replace: true, resetScroll: false, viewTransition: false })
  return (
    <MonthOf
      archive={archive}
      asked={month === undefined ? undefined : parseIsoMonth(month)}
      onMonthChange={turn}
      switcher={<ArchiveSwitcher shown={archive} changesToday />}
    />
  )
}
