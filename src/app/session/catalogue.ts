import { useQuery } from '@tanstack/react-query'
import { fetchCatalogue } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useCurrentArchive } from './archives.ts'
import { staleTimeOf } from './query-client.ts'
import { useSession } from './session.ts'
import { createUserQuery } from './user-query.ts'

/** Returns the query of the shop catalogue for the current archive: the stored catalogue first, refetched on each mount. */
export function useCatalogue() {
  const session = useSession()
  const archiveId = useCurrentArchive()?.archive_id ?? ''
  return useQuery({
    ...createUserQuery('catalogue', session, (signal) => fetchSentCatalogue(archiveId, signal), [archiveId]),
    staleTime: staleTimeOf(0),
  })
}

/** Fetches the catalogue. The server does not know a new archive before it is sent, so `notFound` sends the outbox and asks again. */
async function fetchSentCatalogue(archiveId: string, signal: AbortSignal) {
  try {
    return await fetchCatalogue(archiveId, signal)
  } catch (error) {
    if (!(error instanceof ApiError && error.codeName === 'notFound')) throw error
    const { sync } = await import('#device/sync/sync.ts')
    await sync()
    return fetchCatalogue(archiveId, signal)
  }
}
