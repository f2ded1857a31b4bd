import type { AnyRouter } from '@tanstack/react-router'
import { withMessages } from '../language/i18n.ts'
import { elsewhere, warmUp } from './guards.ts'
import type { PageRecord } from './record.ts'

/**
 * Starts fetching what the first page will ask for one after the other: the guard's database, the frame,
 * the page in it, its readings. Only begun; whoever needs a file waits for it, and meets its failure.
 */
export function fetchAhead(router: AnyRouter, pathname: string): void {
  for (const { needs, first = [], isFirstScreen, ahead, beside } of recordsOf(router, pathname)) {
    if (needs && needs !== 'no session') begin(warmUp())
    first.forEach((file) => begin(isFirstScreen ? file() : withMessages(file())))
    if (ahead) begin(ahead())
    if (beside && matchMedia('(min-width: 1024px)').matches) begin(withMessages(beside()))
  }
}

/** The records from the frame to the page that an address comes to, past everything that leads on. */
function recordsOf(router: AnyRouter, pathname: string): readonly PageRecord[] {
  const [routes] = router.getMatchedRoutes(pathname)
  const records = routes.map(({ options }): PageRecord => options.staticData ?? {})
  const next = records.map(({ needs, leadsTo }) => (needs && elsewhere(needs)) ?? leadsTo).find(Boolean)
  return next ? recordsOf(router, next) : records
}

function begin(loading: Promise<unknown>) {
  loading.catch(() => undefined)
}
