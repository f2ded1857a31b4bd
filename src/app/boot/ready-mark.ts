import { queryClient } from '../session/query-client.ts'
import { router } from './router.tsx'

/**
 * Says on the root whether the page stands: its route is drawn and nothing is asked for. Whoever looks at it from outside waits for
 * that. Returns what ends it.
 */
export function markReady(): () => void {
  let isDrawn = router.state.status === 'idle'
  const mark = () => document.documentElement.toggleAttribute('data-ready', isDrawn && queryClient.isFetching() === 0)
  const setDrawn = (drawn: boolean) => {
    isDrawn = drawn
    mark()
  }
  const ends = [
    router.subscribe('onBeforeLoad', () => setDrawn(false)),
    router.subscribe('onRendered', () => setDrawn(true)),
    queryClient.getQueryCache().subscribe(mark),
  ]
  mark()
  return () => ends.forEach((end) => end())
}
