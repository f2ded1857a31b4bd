import { useEffect } from 'react'
import { selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import { useUserId } from '../../session/session.ts'

/** Makes a viewed archive the current one (used by shop and chat). Does not change the archive on the Today page. */
export function useSetCurrentArchive(archiveId: string | undefined): void {
  const userId = useUserId()
  useEffect(() => {
    if (userId && archiveId) void selectArchiveExceptToday(userId, archiveId)
  }, [userId, archiveId])
}
