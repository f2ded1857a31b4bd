import { useEffect } from 'react'
import { viewArchive } from '#device/archives/archive-choice.ts'
import { useUserId } from '../../session/session.ts'

/** Whose book or year stands here is whom the shop and the chat are about, too; Today stays whose it is. */
export function useLookedAt(archiveId: string | undefined): void {
  const userId = useUserId()
  useEffect(() => {
    if (userId && archiveId) void viewArchive(userId, archiveId)
  }, [userId, archiveId])
}
