import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import type { Redeemable } from '#contract/shop.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { redeemCode } from '#device/shop/shop.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { RedeemTerms } from './redeem-terms.tsx'
import classes from './redeem-sheet.module.css'
import { UnusableCode } from './unusable-code.tsx'

interface RedeemSheetProps {
  opened: boolean
  code: string
  archiveId: string
  found: Redeemable
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
      {obstacle === null ? <Question code={code} onClose={onClose} {...rest} /> : <UnusableCode {...{ found, obstacle, onClose }} />}
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
