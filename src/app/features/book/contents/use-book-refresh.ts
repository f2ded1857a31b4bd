import { useEffect } from 'react'
import { downloadBook, getBook } from '#device/books/books.ts'
import { fetchBookStatus } from '#device/books/book-states.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { pull } from '#device/sync/pull.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'

/**
 * Refreshes a book in the background: on mount, when the connection returns, and after the archive's last change was synced. Skipped
 * while a change is pending, because the server does not know it yet.
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

/** How long a locked book's preview stays fresh, in ms; its texts change rarely. */
const PREVIEW_MS = 86_400_000

/** The four pillars in the format of a book's `ganzhi`. */
export const formatPillars = (archive: ListedArchive): string => archivePillarsOf(archive).filter(Boolean).join(' ')

/** Fetches the server's status of a book and its new version, if there is one. On an API error the stored copy stays. */
async function refreshBook(userId: string, archive: ListedArchive, productId: string): Promise<void> {
  const { archive_id } = archive
  try {
    const { is_unlocked, is_stale, version } = await fetchBookStatus(userId, archive_id, productId)
    const stored = await getBook(userId, archive_id, productId)
    const isOld = stored === null || stored.ganzhi !== formatPillars(archive) || Date.now() - stored.kept_at > PREVIEW_MS
    if (!is_unlocked) return void (isOld && (await downloadBook(userId, archive_id, productId)))
    // The shelf sync downloads books one by one, except those removed from this device.
    if (is_stale || stored?.version !== version) await pull('shelf')
  } catch (error) {
    // Offline, an archive that is not on the server yet, or another user logged in: the next visit tries again.
    if (!(error instanceof ApiError || error instanceof OtherUser)) throw error
  }
}
