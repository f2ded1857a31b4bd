import { useLocation, useRouter, type StaticDataRouteOption } from '@tanstack/react-router'

const unknown: StaticDataRouteOption = {}

/** The record of the page that the address names, from the moment it is asked for (`src/app/routes/record.ts`). */
export function usePageRecord(): StaticDataRouteOption {
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [, , found] = router.getMatchedRoutes(pathname)
  return found?.options.staticData ?? unknown
}
