import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { experimental_createQueryPersister, type AsyncStorage, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { createQueryStore } from '#device/store/query-store.ts'
import { plausibleTimeOf } from '#device/store/known-time.ts'
import { ApiError } from '#device/wire/api-error.ts'

/** Returns a `staleTime` option of `ms` milliseconds; a response dated in the future (the clock was wrong) is always stale. */
export function createStaleTime(ms: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    plausibleTimeOf(state.dataUpdatedAt) === null ? Number.NEGATIVE_INFINITY : ms
}

/** Client for server data that is not synced: user info, quotas, catalogue. No automatic retries. */
export const queryClient = new QueryClient({
  // The caller shows API errors; any other error is a bug and is reported.
  mutationCache: new MutationCache({ onError: (error) => void (error instanceof ApiError || reportError(error)) }),
  defaultOptions: {
    queries: { networkMode: 'offlineFirst', retry: false, staleTime: createStaleTime(60_000), gcTime: 24 * 3_600_000 },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
})

/** Time in ms for which a stored response stays readable offline. */
const MAX_AGE_MS = 90 * 24 * 3_600_000

/** Returns a persister that stores each response in the user's database. A whole-cache persister would need a flush on page hide. */
export function createPersister(userId: string) {
  const { persisterFn } = experimental_createQueryPersister<PersistedQuery>({
    storage: createQueryStore(userId) as AsyncStorage<PersistedQuery>,
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: MAX_AGE_MS,
    prefix: 'query',
    refetchOnRestore: false,
  })
  const restoreOrFetch: typeof persisterFn = async (fetchData, context, query) => {
    const isRestoring = query.state.data === undefined
    const data = await persisterFn(fetchData, context, query)
    // Refetches here: the persister's own refetch leaves errors unhandled. Scheduled, as the restored response's time is set only later.
    if (isRestoring) notifyManager.schedule(() => void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, stale: true }))
    return data
  }
  return restoreOrFetch
}
