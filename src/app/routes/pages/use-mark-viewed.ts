import { useEffect } from 'react'
import { viewArchive } from '#device/archives/archive-choice.ts'
import { useUserId } from '../../session/session.ts'

/** Makes a viewed archive the current one (used by shop and chat). Does not change the archive on the Today page. */
export function useMarkViewed(archiveId: string | undefined): void {
  const userId = useUserId()
  useEffect(() => {
    if (userId && archiveId) void viewArchive(userId, archiveId)
  }, [userId, archiveId])
}
