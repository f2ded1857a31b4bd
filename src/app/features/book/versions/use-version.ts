import { useQuery } from '@tanstack/react-query'
import { downloadBook } from '#device/books/books.ts'
import { useBook } from '../../../session/books.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

/** A version of a book: what is kept of it, and what is not here yet is brought. `isOut` when it can be had from nowhere now. */
export function useVersion(archiveId: string, productId: string, version: number | undefined) {
  const userId = useUserId()
  const isOffline = useConnectivity() === 'offline'
  const kept = useBook(archiveId, productId, version)
  const isWanted = version !== undefined && kept === null
  const { isError } = useQuery({
    queryKey: ['book-version', userId, archiveId, productId, version],
    // What was brought is read from where it is kept.
    queryFn: async () => (await downloadBook(userId, archiveId, productId, version)).version,
    enabled: isWanted && userId !== '' && !isOffline,
    gcTime: 0,
  })
  return { book: kept, isOut: isWanted && (isOffline || isError) }
}
