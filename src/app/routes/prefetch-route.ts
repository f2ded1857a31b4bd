import type { AnyRouter } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'
import { getTokenRedirectPath, preloadSessionGuards } from './guards.ts'
import type { PageMetadata } from './page-record.ts'

/**
 * Loads in parallel what the first page needs: guards with their databases, chunks and data. Ignores errors: the router's own import
 * reports them.
 */
export function prefetchRoute(router: AnyRouter, pathname: string): void {
  for (const { needs, files: first = [], isFirstScreen, prefetch: ahead, sidePanel: beside } of findRecords(router, pathname)) {
    if (needs && needs !== 'no session') startLoading(preloadSessionGuards())
    first.forEach((file) => startLoading(isFirstScreen ? file() : withMessages(file())))
    if (ahead) startLoading(ahead())
    if (beside && matchMedia('(min-width: 1024px)').matches) startLoading(withMessages(beside()))
  }
}

/** Returns the page records of the matched routes, outermost first, after following redirects. */
function findRecords(router: AnyRouter, pathname: string): readonly PageMetadata[] {
  const [routes] = router.getMatchedRoutes(pathname)
  const records = routes.map(({ options }): PageMetadata => options.staticData ?? {})
  const next = records.map(({ needs, leadsTo }) => (needs && getTokenRedirectPath(needs)) ?? leadsTo).find(Boolean)
  return next ? findRecords(router, next) : records
}

function startLoading(loading: Promise<unknown>) {
  loading.catch(() => undefined)
}
