import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { resultCodes } from '#contract/codes.ts'
import { unlockBook } from '#device/books/book-states.ts'
import { recordPurchase } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useNotSoldMessage } from '../../../errors/use-not-sold-message.ts'
import { useBookStatus } from '../../../session/books.ts'
import { useCatalogue } from '../../../session/catalogue.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { formatCentsAsDollars } from '../../../terms/products.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import classes from './unlock-button.module.css'

export interface UnlockProps {
  archive: ListedArchive
  productId: string
}

/** Button with the price of a locked book, or the reason why the book cannot be bought; below it a link to redeem a code. */
export function UnlockButton({ archive, productId }: UnlockProps) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      <Offer archive={archive} productId={productId} />
      <Link to="/setting/exchangecode" className={classes.code}>{t`使用兑换码`}</Link>
    </div>
  )
}

function Offer({ archive, productId }: UnlockProps) {
  const { t } = useLingui()
  const notYet = useNotSoldMessage()
  const isOffline = useConnectivity() === 'offline'
  const status = useBookStatus(archive.archive_id, productId)
  const free = useFreeUnlock(archive, productId)
  const product = useCatalogue().data?.products.find(({ product_id }) => product_id === productId)
  if (isOffline) return <p className={classes.note}>{t`离线中，解锁要联网。`}</p>
  if (status?.is_free)
    return (
      <>
        {free.errorText && (
          <p className={classes.trouble} role="alert">
            {free.errorText}
          </p>
        )}
        <Button variant="seal" fullWidth loading={free.isPending} onClick={() => void free.ask()}>{t`解锁全书`}</Button>
      </>
    )
  if (product?.obstacle === 'notYet')
    return (
      <p className={classes.note}>
        {notYet(product.awaits)}。{t`做好以后才卖，价目先写在这里。`}{' '}
        <span className={classes.sum}>US${formatCentsAsDollars(product.cents)}</span>
      </p>
    )
  return (
    <ButtonLink
      to="/setting/shop"
      search={{ payment: productId }}
      variant="seal"
      fullWidth
      classNames={{ root: classes.pay!, label: classes.label! }}
    >
      {t`解锁全书`} {product && <span className={classes.sum}>US${formatCentsAsDollars(product.cents)}</span>}
    </ButtonLink>
  )
}

/** Returns an action that unlocks a book that is free at present, after confirmation, and opens the confirmation page. */
function useFreeUnlock({ archive_id, user_name }: ListedArchive, productId: string) {
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
    errorText: error ? ofCode(error instanceof ApiError ? error.code : resultCodes.serverError.code) : undefined,
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
