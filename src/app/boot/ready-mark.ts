import { queryClient } from '../session/query-client.ts'
import { router } from './router.tsx'

/** Says on the root whether the page stands: its route is drawn and nothing is asked for. Whoever looks at it from outside waits for that. */
export function markReady(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-ready', router.state.status === 'idle' && queryClient.isFetching() === 0)
  router.subscribe('onBeforeLoad', mark)
  router.subscribe('onRendered', mark)
  queryClient.getQueryCache().subscribe(mark)
  mark()
}
