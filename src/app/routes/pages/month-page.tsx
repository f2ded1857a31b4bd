import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { CivilMonth } from '#readings/daily/index.ts'
import { monthOfText, textOfMonth } from '../../calendar/months.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { MonthPage as MonthOf } from '../../features/fortune/month/month-page.tsx'
import { useCurrentArchive } from '../../session/archives.ts'

const route = getRouteApi('/shell/fate/month')

/** A month of the current archive; the present one without an address that says which. */
export function MonthPage() {
  const archive = useCurrentArchive()
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
      onTurn={turn}
      switcher={<ArchiveSwitcher shown={archive} />}
    />
  )
}
