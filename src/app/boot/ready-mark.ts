import { queryClient } from '../session/query-client.ts'
import { router } from './router.tsx'

/** Says on the root whether the page stands: its route is drawn and nothing is asked for. Whoever looks at it from outside waits for that. */
export function markReady(): void {
  let isDrawn = router.state.status === 'idle'
  const mark = () => document.documentElement.toggleAttribute('data-ready', isDrawn && queryClient.isFetching() === 0)
  router.subscribe('onBeforeLoad', () => {
    isDrawn = false
    mark()
  })
  router.subscribe('onRendered', () => {
    isDrawn = true
    mark()
  })
  queryClient.getQueryCache().subscribe(mark)
  mark()
}
