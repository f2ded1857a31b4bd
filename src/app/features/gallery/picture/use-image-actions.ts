import { useLingui } from '@lingui/react/macro'
import { chooseAvatar } from '#device/archives/avatar.ts'
import type { ListedImage } from '#device/images/images.ts'
import { loadFullImage } from '#device/images/images.ts'
import { removeImage, UNDO_MS, undoRemoval, queueUserRemovals } from '#device/images/removals.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useStoreErrorMessage } from '../../../errors/use-store-error-message.ts'
import { formatBytes } from '../../../language/format-bytes.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { showActionToast } from '../../../ui/offer-toast.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useShare } from '../../../ui/use-share.ts'

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** Actions of a finished picture; each shows its result. */
export function useImageActions() {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const getStoreError = useStoreErrorMessage()
  const { share } = useShare()

  async function attempt(work: () => Promise<void>, otherwise: string) {
    try {
      await work()
    } catch (error) {
      showToast(error instanceof ApiError ? ofCode(error.code, error.data) : getStoreError(error, otherwise))
    }
  }

  return {
    /** Downloads the original if it is not stored. */
    fetchFull: ({ image_id }: ListedImage) => attempt(async () => void (await loadFullImage(userId, image_id)), t`没能取回，请重试`),
    download: async ({ image_id, kind, month, recipe, bytes }: ListedImage) => {
      const size = bytes === null ? '' : ` · ${formatBytes(bytes)}`
      const yes = await confirm({
        title: t`下载这张原图？`,
        consequence: `${recipe.width} × ${recipe.height}${size}`,
        action: t`下载`,
      })
      if (!yes) return
      await attempt(
        async () => {
          const blob = await loadFullImage(userId, image_id)
          saveFile(`mingshu-${kind}-${month}.${EXTENSIONS[blob.type] ?? 'png'}`, blob)
        },
        t`没能下载，请重试`,
      )
    },
    share: ({ image_id }: ListedImage, words: string) => share(words, () => loadFullImage(userId, image_id)),
    choose: (archiveId: string, imageId: string | null) =>
      attempt(
        async () => {
          await chooseAvatar(userId, archiveId, imageId)
          showToast(imageId === null ? t`已换回印章` : t`已用作头像`)
        },
        t`没能更换，请重试`,
      ),
    remove: ({ image_id }: ListedImage) =>
      attempt(
        async () => {
          await removeImage(userId, image_id)
          setTimeout(() => void queueUserRemovals(userId), UNDO_MS + 100)
          showActionToast(t`删除成功`, { label: t`撤销`, run: () => void undoRemoval(userId, image_id) })
        },
        t`删除失败`,
      ),
  }
}
