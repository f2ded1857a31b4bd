import { useQuery } from '@tanstack/react-query'
import { fetchCatalogue } from '#device/shop/shop.ts'
import { useCurrentArchive } from './archives.ts'
import { createStaleTime } from './query-client.ts'
import { useSession } from './session.ts'
import { createUserQuery } from './user-query.ts'

/** Returns the query of the shop catalogue for the current archive: the stored catalogue first, refetched on each mount. */
export function useCatalogue() {
  const session = useSession()
  const archiveId = useCurrentArchive()?.archive_id ?? ''
  return useQuery({
    ...createUserQuery('catalogue', session, (signal) => fetchCatalogue(archiveId, signal), [archiveId]),
    staleTime: createStaleTime(0),
  })
}
