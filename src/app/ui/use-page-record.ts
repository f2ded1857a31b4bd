import { msg } from '@lingui/core/macro'
import { useLocation, useRouter, type AnyRouter, type StaticDataRouteOption } from '@tanstack/react-router'

/** An address that names no page. */
const unknown: StaticDataRouteOption = { title: msg`没有这一页` }

/** The record of the page that an address names (`src/app/routes/record.ts`). */
export function pageRecordOf(router: AnyRouter, pathname: string): StaticDataRouteOption {
  const [, , found] = router.getMatchedRoutes(pathname)
  // The router answers an unknown address with the nearest page above it.
  return found?.fullPath === pathname.replace(/(.)\/$/, '$1') ? (found.options.staticData ?? {}) : unknown
}

/** That of the page that the address names, from the moment it is asked for. */
export function usePageRecord(): StaticDataRouteOption {
  const router = useRouter()
  return pageRecordOf(router, useLocation({ select: (location) => location.pathname }))
}
