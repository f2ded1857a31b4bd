import { msg } from '@lingui/core/macro'
import { useLocation, useRouter, type AnyRouter, type StaticDataRouteOption } from '@tanstack/react-router'

/** Page record of an unknown address. */
const unknown: StaticDataRouteOption = { title: msg`没有这一页` }

/** Returns the record of the page at a path (`src/app/routes/page-record.ts`). */
export function findPageRecord(router: AnyRouter, pathname: string): StaticDataRouteOption {
  const [, , found] = router.getMatchedRoutes(pathname)
  // Compares the paths, because for an unknown path the router returns the nearest ancestor.
  return found?.fullPath === pathname.replace(/(.)\/$/, '$1') ? (found.options.staticData ?? {}) : unknown
}

/** Returns the page record of the current address, even while its page is loading. */
export function usePageRecord(): StaticDataRouteOption {
  const router = useRouter()
  return findPageRecord(router, useLocation({ select: (location) => location.pathname }))
}
