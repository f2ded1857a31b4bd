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
import { FoundTerms } from './found-terms.tsx'
import classes from './redeem-sheet.module.css'
import { UselessCode } from './useless-code.tsx'

interface RedeemSheetProps {
  opened: boolean
  code: string
  archiveId: string
  found: Redeemable
  onClose: () => void
  /** The server said no: the sentence belongs under what was typed. */
  onRefused: (refusal: ApiError) => void
  onDone: (given: OutputOf<'redeem'>) => void
}

/** What the code opens and the last question before it is spent; it stays open for another try when no answer came. */
export function RedeemSheet({ opened, onClose, found, code, ...rest }: RedeemSheetProps) {
  const { t } = useLingui()
  const { obstacle } = found
  return (
    <Sheet opened={opened} onClose={onClose} title={obstacle === null ? t`用掉这个码？` : t`这个码现在用不上`} width={400}>
      <FoundTerms found={found} code={code} />
      {obstacle === null ? <Question code={code} onClose={onClose} {...rest} /> : <UselessCode {...{ found, obstacle, onClose }} />}
    </Sheet>
  )
}

/** The server said no; a lost answer or a session that ended leaves it open. */
function isFinal({ code, status, codeName }: ApiError): boolean {
  return code >= 0 && status < 500 && codeName !== 'sessionTimedOut'
}

/** It lives as long as the sheet is open, and with it the key: a lost answer asked for again is the same answer. */
function Question({ code, archiveId, onClose, onRefused, onDone }: Omit<RedeemSheetProps, 'opened' | 'found'>) {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => redeemCode({ code, archive_id: archiveId }, key),
    onSuccess: onDone,
    onError: (refusal) => refusal instanceof ApiError && isFinal(refusal) && onRefused(refusal),
  })
  const trouble = error instanceof ApiError && !isFinal(error) ? ofCode(error.code) : undefined
  return (
    <>
      <p className={classes.words}>{t`兑换码只能用一次，用掉后不能换人。`}</p>
      {trouble && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>{t`取消`}</Button>
        <Button variant="seal" loading={isPending} onClick={() => mutate()}>
          {trouble ? t`再试一次` : t`确认兑换`}
        </Button>
      </div>
    </>
  )
}
