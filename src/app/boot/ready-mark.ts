import { queryClient } from '../session/query-client.ts'
import { router } from './router.tsx'

/**
 * Sets `data-ready` on the root element while the route is rendered and no query is fetching: tests wait for it.
 * Returns the unsubscribe function.
 */
export function syncReadyAttribute(): () => void {
  let isRendered = router.state.status === 'idle'
  const updateMark = () => document.documentElement.toggleAttribute('data-ready', isRendered && queryClient.isFetching() === 0)
  const setRendered = (rendered: boolean) => {
    isRendered = rendered
    updateMark()
  }
  const unsubscribes = [
    router.subscribe('onBeforeLoad', () => setRendered(false)),
    router.subscribe('onRendered', () => setRendered(true)),
    queryClient.getQueryCache().subscribe(updateMark),
  ]
  updateMark()
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
}
