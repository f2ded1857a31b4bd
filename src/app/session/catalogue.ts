import { useQuery } from '@tanstack/react-query'
import { fetchCatalogue } from '#device/shop/shop.ts'
import { useCurrentArchive } from './archives.ts'
import { staleTimeOf } from './query-client.ts'
import { useSession } from './session.ts'
import { createUserQuery } from './user-query.ts'

/** The shop's catalogue for the current archive. Refetched by each page that shows it; until then the stored one. */
export function useCatalogue() {
  const session = useSession()
  const archiveId = useCurrentArchive()?.archive_id ?? ''
  return useQuery({
    ...createUserQuery('catalogue', session, (signal) => fetchCatalogue(archiveId, signal), [archiveId]),
    staleTime: staleTimeOf(0),
  })
}
