import { useLingui } from '@lingui/react/macro'
import { pinArchive, removeArchive, restoreArchive } from '#device/archives/archives.ts'
import { selectArchive, selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import { type Archive, RESTORE_DAYS } from '#contract/archive.ts'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useSession } from '../../session/session.ts'
import { formatList } from '../../terms/list.ts'
import { formatProductName } from '../../terms/products.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { showActionToast } from '../../ui/offer-toast.tsx'
import { showToast } from '../../ui/toast.ts'

/** Returns the actions on archives; each asks for confirmation where needed and shows its result in a toast. */
export function useArchiveActions() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const confirm = useConfirm()
  const userId = useSession()?.user_id
  const getErrorText = useStoreErrorMessage()

  /** Runs a change and shows `done` or an error text in a toast; returns whether the change succeeded. */
  async function change(run: (userId: string) => Promise<void>, done: string, failed: string, undo?: () => void): Promise<boolean> {
    if (!userId) return false
    try {
      await run(userId)
      if (undo) showActionToast(done, { label: t`撤销`, run: undo })
      else showToast(done)
      return true
    } catch (error) {
      showToast(getErrorText(error, failed))
      return false
    }
  }

  const restore = (archiveId: string) => change((id) => restoreArchive(id, archiveId), t`已找回`, t`没能找回，请重试`)

  /** Returns the confirmation text of a removal; names the unlocked books that are removed with the archive. */
  function describeRemoval(books: readonly string[]): string {
    if (books.length === 0) return t`命盘与每日记录一并移走，${RESTORE_DAYS} 天内可以找回。`
    const named = formatList(
      locale,
      books.map((id) => formatProductName(_, id)),
    )
    return t`已解锁的${named}，连同命盘与每日记录一并移走；${RESTORE_DAYS} 天内找回档案，书也回来。`
  }

  return {
    choose: async (archiveId: string) => {
      if (userId) await selectArchive(userId, archiveId)
    },
    view: async (archiveId: string) => {
      if (userId) await selectArchiveExceptToday(userId, archiveId)
    },
    pin: async ({ archive_id, user_name }: { archive_id: string; user_name: string }) => {
      const yes = await confirm({
        title: t`把“${user_name}”置顶？`,
        consequence: t`置顶后成为默认档案，打开就是这一份。`,
        action: t`置顶`,
      })
      if (yes) await change((id) => pinArchive(id, archive_id), t`置顶成功`, t`置顶失败`)
    },
    remove: async ({ archive_id, user_name, books }: Pick<Archive, 'archive_id' | 'user_name' | 'books'>): Promise<boolean> => {
      const yes = await confirm({
        title: t`删除“${user_name}”？`,
        consequence: describeRemoval(books),
        action: t`删除`,
        tone: 'seal',
      })
      return (
        yes &&
        change(
          (id) => removeArchive(id, archive_id),
          t`删除成功`,
          t`删除失败`,
          () => void restore(archive_id),
        )
      )
    },
    restore,
  }
}
