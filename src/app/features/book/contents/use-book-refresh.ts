import { useEffect } from 'react'
import { downloadBook, getBook } from '#device/books/books.ts'
import { fetchBookStatus } from '#device/books/book-states.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

/**
 * Refreshes a book on mount, on reconnection and after the archive was synced; not while the archive has changes not sent to the server.
 */
export function useBookRefresh(archive: ListedArchive, productId: string): void {
  const userId = useUserId()
  const isOffline = useConnectivity() === 'offline'
  const { archive_id, mark, version } = archive
  useEffect(() => {
    if (userId && !isOffline && mark !== 'waiting') void refreshBook(userId, archive, productId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other fields of the archive need no refresh
  }, [userId, isOffline, archive_id, mark, version, productId])
}

/** Time in ms for which the preview of a locked book is fresh; one day, because its texts change rarely. */
const PREVIEW_MS = 86_400_000

/** Formats the archive's pillars like the field `ganzhi` of a book; without the hour pillar if it is unknown. */
export const formatBookPillars = (archive: ListedArchive): string => archivePillarsOf(archive).filter(Boolean).join(' ')

/** Fetches the server's status of a book, then a new version if there is one. On an API error the stored book is unchanged. */
async function refreshBook(userId: string, archive: ListedArchive, productId: string): Promise<void> {
  const { archive_id } = archive
  try {
    const { is_unlocked, is_stale, version } = await fetchBookStatus(userId, archive_id, productId)
    const stored = await getBook(userId, archive_id, productId)
    const isOld = stored === null || stored.ganzhi !== formatBookPillars(archive) || Date.now() - stored.kept_at > PREVIEW_MS
    if (!is_unlocked) return void (isOld && (await downloadBook(userId, archive_id, productId)))
    // Pulls the shelf, which downloads new versions of unlocked books except those removed from this device.
    if (is_stale || stored?.version !== version) await pullDocument('shelf')
  } catch (error) {
    // Ignored until the next visit: offline, an archive not yet on the server, or another user logged in.
    if (!(error instanceof ApiError || error instanceof OtherUserError)) throw error
  }
}
