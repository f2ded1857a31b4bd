import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { ApiError } from '#device/wire/api-error.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { redeemCode } from '#device/shop/shop.ts'
import { useErrorWords } from '../../../errors/use-error-words.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './redeem-sheet.module.css'

interface RedeemSheetProps {
  opened: boolean
  code: string
  archive: ListedArchive
  onClose: () => void
  /** The server said no: the sentence belongs under what was typed. */
  onRefused: (sentence: string) => void
  onDone: (given: OutputOf<'redeem'>) => void
}

/** The last question before a code is spent; it stays open for another try when no answer came. */
export function RedeemSheet({ opened, onClose, archive, ...rest }: RedeemSheetProps) {
  const { t } = useLingui()
  const name = archive.user_name
  return (
    <Sheet opened={opened} onClose={onClose} title={t`兑换给${name}？`} width={400}>
      <Question archive={archive} onClose={onClose} {...rest} />
    </Sheet>
  )
}

/** The server said no; a lost answer or a session that ended leaves it open. */
function isFinal({ code, status, codeName }: ApiError): boolean {
  return code >= 0 && status < 500 && codeName !== 'sessionTimedOut'
}

/** It lives as long as the sheet is open, and with it the key: a lost answer asked for again is the same answer. */
function Question({ code, archive, onClose, onRefused, onDone }: Omit<RedeemSheetProps, 'opened'>) {
  const { t } = useLingui()
  const { ofCode } = useErrorWords()
  const name = archive.user_name
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => redeemCode({ code, archive_id: archive.archive_id }, key),
    onSuccess: onDone,
    onError: (refusal) => refusal instanceof ApiError && isFinal(refusal) && onRefused(ofCode(refusal.code)),
  })
  const trouble = error instanceof ApiError && !isFinal(error) ? ofCode(error.code) : undefined
  return (
    <>
      <p className={classes.words}>{t`兑换码只能用一次。它给的东西归${name}，用掉后不能换人。`}</p>
      <p className={classes.code}>{code}</p>
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
