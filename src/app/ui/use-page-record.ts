import { msg } from '@lingui/core/macro'
import { useLocation, useRouter, type AnyRouter, type StaticDataRouteOption } from '@tanstack/react-router'

/** The record of an unknown address. */
const unknown: StaticDataRouteOption = { title: msg`没有这一页` }

/** The record of the page at a path (`src/app/routes/page-record.ts`). */
export function findPageRecord(router: AnyRouter, pathname: string): StaticDataRouteOption {
  const [, , found] = router.getMatchedRoutes(pathname)
  // For an unknown path the router returns the nearest ancestor.
  return found?.fullPath === pathname.replace(/(.)\/$/, '$1') ? (found.options.staticData ?? {}) : unknown
}

/** The record of the current address, also while its page is loading. */
export function usePageRecord(): StaticDataRouteOption {
  const router = useRouter()
  return findPageRecord(router, useLocation({ select: (location) => location.pathname }))
}
