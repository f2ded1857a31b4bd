import { useLingui } from '@lingui/react/macro'
import { type Conversation, MAX_TITLE } from '#contract/chat.ts'
import { widthOf } from '#contract/fields.ts'
import { removeConversation, renameConversation, restoreConversation } from '#device/chats/conversations.ts'
import { useStoreErrorMessage } from '../../../errors/use-store-error-message.ts'
import { useUserId } from '../../../session/session.ts'
import { offerToast } from '../../../ui/offer-toast.tsx'
import { toast } from '../../../ui/toast.ts'

/** True if the text is a valid conversation title. */
export const isValidTitle = (typed: string): boolean => {
  const title = typed.trim()
  return title !== '' && widthOf(title) <= MAX_TITLE && !/[<>\p{Cc}]/u.test(title)
}

/** Rename, remove and restore a stored conversation; each shows its result as a toast. */
export function useConversationActions() {
  const { t } = useLingui()
  const userId = useUserId()
  const errorMessageOf = useStoreErrorMessage()

  async function change(work: () => Promise<void>, failed: string, showResult: () => void): Promise<boolean> {
    try {
      await work()
      showResult()
      return true
    } catch (error) {
      toast(errorMessageOf(error, failed))
      return false
    }
  }
  const restore = (id: string) =>
    change(
      () => restoreConversation(userId, id),
      t`没能找回，请重试`,
      () => toast(t`已找回`),
    )
  return {
    rename: (id: string, title: string) =>
      change(
        () => renameConversation(userId, id, title.trim()),
        t`没能改名，请重试`,
        () => toast(t`改名成功`),
      ),
    remove: ({ conversation_id }: Conversation) =>
      change(
        () => removeConversation(userId, conversation_id),
        t`删除失败`,
        () => offerToast(t`删除成功`, { label: t`撤销`, run: () => void restore(conversation_id) }),
      ),
  }
}
