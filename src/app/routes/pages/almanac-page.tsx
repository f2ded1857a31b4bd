import { getRouteApi } from '@tanstack/react-router'
import { AlmanacContent } from '../../features/almanac/almanac.tsx'

const route = getRouteApi('/almanac')

/** The public almanac. Moving to another day replaces the history entry. */
export function AlmanacPage() {
  const { date } = route.useSearch()
  const navigate = route.useNavigate()
  const turn = (iso: string | undefined) =>
    void navigate({ search: iso === undefined ? {} : { date: iso }, replace: true, resetScroll: false, viewTransition: false })
  return <AlmanacContent asked={date} onShowDay={turn} />
}
