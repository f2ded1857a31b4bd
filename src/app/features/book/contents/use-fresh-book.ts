import { useEffect } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { renew } from './renew.ts'

/**
 * What is kept shows at once; meanwhile the server is asked, and again when the line or the archive's last change has come
 * through. Of an archive whose change waits it may not know yet.
 */
export function useFreshBook(archive: ListedArchive, productId: string): void {
  const userId = useUserId()
  const isOffline = useConnectivity() === 'offline'
  const { archive_id, mark, version } = archive
  useEffect(() => {
    if (userId && !isOffline && mark !== 'waiting') void renew(userId, archive, productId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new row of the same archive is no news
  }, [userId, isOffline, archive_id, mark, version, productId])
}
