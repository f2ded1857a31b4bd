import { downloadBook, getBook } from '#device/books/books.ts'
import { fetchBookStatus } from '#device/books/book-states.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { pull } from '#device/sync/pull.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { archivePillarsOf } from '../../../session/archives.ts'

/** What may be read of a locked book changes with the birth, and with newer texts; a day is soon enough for those. */
const PREVIEW_MS = 86_400_000

/** The four pillars as a book names those that it was made for. */
export const ganzhiOf = (archive: ListedArchive): string => archivePillarsOf(archive).filter(Boolean).join(' ')

/** Brings what the server knows by now of a book that is looked at. What cannot be had leaves what is kept. */
export async function renew(userId: string, archive: ListedArchive, productId: string): Promise<void> {
  const { archive_id } = archive
  try {
    const { is_unlocked, is_stale, version } = await fetchBookStatus(userId, archive_id, productId)
    const kept = await getBook(userId, archive_id, productId)
    const isOld = kept === null || kept.ganzhi !== ganzhiOf(archive) || Date.now() - kept.kept_at > PREVIEW_MS
    if (!is_unlocked) return void (isOld && (await downloadBook(userId, archive_id, productId)))
    // The shelf brings books one after the other, and none that was taken off this device.
    if (is_stale || kept?.version !== version) await pull('shelf')
  } catch (error) {
    // Offline, an archive that the server has not heard of yet, somebody else logged in: the next look asks again.
    if (!(error instanceof ApiError || error instanceof OtherUser)) throw error
  }
}
