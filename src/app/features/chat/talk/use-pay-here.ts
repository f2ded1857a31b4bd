import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { viewArchive } from '#device/archives/archive-choice.ts'
import { useUserId } from '../../../session/session.ts'

/** Opens the pay sheet over the conversation, for the archive that it is about; what was typed stays in its field. */
export function usePayHere(product: string, archive: ListedArchive | null) {
  const navigate = useNavigate()
  const userId = useUserId()
  return async () => {
    // What is sold is for whom the screens are about.
    if (archive) await viewArchive(userId, archive.archive_id)
    await navigate({
      to: '/chat/index',
      search: (now) => ({ chat: 'bg', ...now, payment: product }),
      resetScroll: false,
      viewTransition: false,
    })
  }
}
