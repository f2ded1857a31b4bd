import { useQuery } from '@tanstack/react-query'
import { fetchCatalogue } from '#device/shop/shop.ts'
import { useCurrentArchive } from './archives.ts'
import { freshFor } from './query-client.ts'
import { useSession } from './session.ts'
import { userQuery } from './user-query.ts'

/** What is on sale for the archive that the screens are about, asked for anew by each that shows it; what was kept stands until then. */
export function useCatalogue() {
  const session = useSession()
  const archiveId = useCurrentArchive()?.archive_id ?? ''
  return useQuery({
    ...userQuery('catalogue', session, (signal) => fetchCatalogue(archiveId, signal), [archiveId]),
    staleTime: freshFor(0),
  })
}
