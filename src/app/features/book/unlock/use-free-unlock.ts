import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { unlockBook } from '#device/books/book-states.ts'
import { recordPurchase } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'

/** Returns an action that unlocks a book that is free at present, after confirmation, and opens the confirmation page. */
export function useFreeUnlock({ archive_id, user_name }: ListedArchive, productId: string) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unlockBook(userId, archive_id, productId),
    onSuccess: async () => {
      await recordPurchase(userId)
      if (productId === 'fatebook') await navigate({ to: '/archive/index', search: { archiveId: archive_id, opened: true }, replace: true })
    },
  })
  return {
    isPending,
    errorText: error ? ofCode(error instanceof ApiError ? error.code : codes.serverError.code) : undefined,
    ask: async () => {
      const yes = await confirm({
        title: t`解锁${user_name}的这本书？`,
        consequence: t`不用付款。解锁以后，这份档案只能再修改一次。`,
        action: t`解锁`,
        tone: 'seal',
      })
      if (yes) mutate()
    },
  }
}
