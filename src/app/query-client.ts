import { QueryClient } from '@tanstack/react-query'

/** Server facts that are not documents: user info, product times. Failed calls are tried again by hand. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'offlineFirst', retry: false, staleTime: 60_000, gcTime: 24 * 3_600_000 },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
})
