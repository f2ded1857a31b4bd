import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { upgradeBook } from '#device/books/book-states.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Tag } from '../../../ui/tag.tsx'
import classes from './versions.module.css'

/** Notice of newer texts of a book; they are downloaded only on request, and the replaced version stays readable. */
export function BookUpdateNotice({ archiveId, productId, isOffline }: { archiveId: string; productId: string; isOffline: boolean }) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const userId = useUserId()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => upgradeBook(userId, archiveId, productId),
    onSuccess: () => void navigate({ to: '/archive/newversion', search: { archiveId } }),
  })
  async function ask() {
    const yes = await confirm({
      title: t`更新到新版？`,
      consequence: t`现在的文字会换成新写的；旧的一版留着，随时可以翻看。`,
      action: t`更新`,
    })
    if (yes) mutate()
  }
  return (
    <div className={classes.update}>
      <Tag tone="seal">{t`新版`}</Tag>
      <p className={classes.words}>
        {error ? ofCode(error instanceof ApiError ? error.code : codes.serverError.code) : t`这本书有了新写的文字。`}
      </p>
      <Button variant="default" size="compact-md" disabled={isOffline} loading={isPending} onClick={() => void ask()}>{t`更新`}</Button>
    </div>
  )
}
