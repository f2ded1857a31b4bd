import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { experimental_createQueryPersister, type AsyncStorage, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { queryStore } from '#device/store/query-store.ts'
import { knownTimeOf } from '#device/store/known-time.ts'
import { ApiError } from '#device/wire/api-error.ts'

/** How long an answer is fresh; one whose time lies ahead came while the clock was wrong, and is not. */
export function freshFor(ms: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    knownTimeOf(state.dataUpdatedAt) === null ? Number.NEGATIVE_INFINITY : ms
}

/** Server facts that are not documents: user info, product times. Failed calls are tried again by hand. */
export const queryClient = new QueryClient({
  // What the server or the network refuse is said where it was asked; anything else is a mistake of ours, and no page's to tell.
  mutationCache: new MutationCache({ onError: (error) => void (error instanceof ApiError || reportError(error)) }),
  defaultOptions: {
    queries: { networkMode: 'offlineFirst', retry: false, staleTime: freshFor(60_000), gcTime: 24 * 3_600_000 },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
})

/** Answers stay readable offline for so long. */
const MAX_AGE_MS = 90 * 24 * 3_600_000

/**
 * Keeps each answer in the user's own database as it arrives, and shows the kept one first. Not the
 * persister of the whole cache: that one waits before it writes, and has to be flushed when the page hides.
 */
export function persisterOf(userId: string) {
  const { persisterFn } = experimental_createQueryPersister<PersistedQuery>({
    storage: queryStore(userId) as AsyncStorage<PersistedQuery>,
    serialize: (query) => query,
    deserialize: (query) => query,
    maxAge: MAX_AGE_MS,
    prefix: 'query',
    refetchOnRestore: false,
  })
  const restoreOrAsk: typeof persisterFn = async (ask, context, query) => {
    const isRestoring = query.state.data === undefined
    const data = await persisterFn(ask, context, query)
    // The persister would ask by itself, and leave a failure to nobody. Later, as it does: the kept
    // answer's own time is set by then.
    if (isRestoring) notifyManager.schedule(() => void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, stale: true }))
    return data
  }
  return restoreOrAsk
}
