import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import type { RedeemCheckResult, PurchaseObstacle } from '#contract/shop.ts'
import { redeemCode } from '#device/shop/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { useArchives } from '../../../session/archives.ts'
import { formatProductName } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Row } from '../../../ui/row.tsx'
import { useNotSoldMessage } from '../../../errors/use-not-sold-message.ts'
import { GrantList } from '../goods/receipt.tsx'
import classes from './redeem-sheet.module.css'

interface RedeemSheetProps {
  opened: boolean
  code: string
  archiveId: string
  found: RedeemCheckResult
  onClose: () => void
  /** Called when the server refuses the code; its message belongs under the form field. */
  onRefused: (refusal: ApiError) => void
  onDone: (given: OutputOf<'redeem'>) => void
}

/** Sheet that shows the grants of a code and asks for confirmation. It stays open for a retry if the answer is lost. */
export function RedeemSheet({ opened, onClose, found, code, ...rest }: RedeemSheetProps) {
  const { t } = useLingui()
  const { obstacle } = found
  return (
    <Sheet opened={opened} onClose={onClose} title={obstacle === null ? t`用掉这个码？` : t`这个码现在用不上`} width={400}>
      <RedeemTerms found={found} code={code} />
      {obstacle === null ? <Question code={code} onClose={onClose} {...rest} /> : <UnusableCodeNotice {...{ found, obstacle, onClose }} />}
    </Sheet>
  )
}

/** Whether the server refused the code. A lost answer or an expired session is no refusal and may be retried. */
function isRefusal({ code, status, codeName }: ApiError): boolean {
  return code >= 0 && status < 500 && codeName !== 'sessionTimedOut'
}

/** Confirmation, mounted while the sheet is open. Its idempotency key makes a retry after a lost answer return the first answer. */
function Question({ code, archiveId, onClose, onRefused, onDone }: Omit<RedeemSheetProps, 'opened' | 'found'>) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => redeemCode({ code, archive_id: archiveId }, key),
    onSuccess: onDone,
    onError: (refusal) => refusal instanceof ApiError && isRefusal(refusal) && onRefused(refusal),
  })
  const errorText = error instanceof ApiError && !isRefusal(error) ? ofCode(error.code) : undefined
  return (
    <>
      <p className={classes.words}>{t`兑换码只能用一次，用掉后不能换人。`}</p>
      {errorText && (
        <p className={classes.trouble} role="alert">
          {errorText}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>{t`取消`}</Button>
        <Button variant="seal" loading={isPending} onClick={() => mutate()}>
          {errorText ? t`再试一次` : t`确认兑换`}
        </Button>
      </div>
    </>
  )
}

/** Rows of a checked code: product, recipient, code and grants. */
function RedeemTerms({ found, code }: { found: RedeemCheckResult; code: string }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const whose = useRecipientName(found)
  return (
    <div className={classes.terms}>
      <Row end={formatProductName(_, found.product_id)}>{t`换得`}</Row>
      <Row end={whose ?? t`所有档案通用`}>{t`给谁`}</Row>
      <Row end={<span className={classes.code}>{code}</span>}>{t`兑换码`}</Row>
      {found.obstacle === null && (
        <div className={classes.gives}>
          <GrantList gives={found.gives} />
        </div>
      )}
    </div>
  )
}

/** Returns the name of the archive that gets the grants; for a membership the user's own archive. */
function useRecipientName({ archive_id, gives }: Pick<RedeemCheckResult, 'archive_id' | 'gives'>): string | undefined {
  const id = archive_id ?? gives.find((grant) => grant.archive_id !== null)?.archive_id
  return useArchives()?.find((archive) => archive.archive_id === id)?.user_name
}

/** Why a valid code cannot be used now; the code is not spent. */
function UnusableCodeNotice({ found, obstacle, onClose }: { found: RedeemCheckResult; obstacle: PurchaseObstacle; onClose: () => void }) {
  const { t } = useLingui()
  const notYet = useNotSoldMessage()
  const name = useRecipientName(found) ?? ''
  const reasons: Record<PurchaseObstacle, string> = {
    alreadyUnlocked: t`${name}的这本书已经解锁，不用再换。`,
    archiveLocked: t`月度会员要先有本人的命书，先解锁再来换。`,
    noArchive: t`会员跟着本人的档案走，本人的档案现在不在。`,
    notYet: notYet(found.awaits),
  }
  const isForAny = found.archive_id !== null && obstacle === 'alreadyUnlocked'
  return (
    <>
      <p className={classes.trouble} role="status">
        {reasons[obstacle]}
      </p>
      <p className={classes.words}>{isForAny ? t`码没有用掉，可以换给别的档案，也可以留着。` : t`码没有用掉，留着以后再换。`}</p>
      <Button fullWidth onClick={onClose} data-autofocus>
        {isForAny ? t`换一份档案` : t`知道了`}
      </Button>
    </>
  )
}
