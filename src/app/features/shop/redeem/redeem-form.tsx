import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { plural } from '@lingui/core/macro'
import { resultCodes } from '#contract/codes.ts'
import type { OutputOf } from '#contract/endpoints.ts'
import { checkRedeemCode, recordPurchase } from '#device/shop/shop.ts'
import { ApiError, type ErrorName } from '#device/wire/api-error.ts'
import { useArchives } from '../../../session/archives.ts'
import { useFormDraft } from '../../../session/form-drafts.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useUserId } from '../../../session/session.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { GrantList, GrantedBookLinks } from '../goods/receipt.tsx'
import { ArchiveRadios } from './archive-radios.tsx'
import { RedeemSheet } from './redeem-sheet.tsx'
import classes from './redeem-form.module.css'

interface Typed {
  readonly code: string
  readonly picked?: string
}
const EMPTY: Typed = { code: '' }

/** Form for a redemption code: code and archive, a confirmation sheet, then the result. */
export function RedeemForm() {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const archives = useArchives() ?? []
  const { values: typed, update: type, clear: drop } = useFormDraft(EMPTY)
  const { code, picked } = typed
  const [fieldErrors, setFieldErrors] = useState<RedeemFieldErrors>({})
  const [isAsking, setIsAsking] = useState(false)
  const [given, setGiven] = useState<OutputOf<'redeem'>>()
  const [isAgain, setIsAgain] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const getRedeemErrors = useRedeemErrorMapper()
  // The button that led back here is unmounted, so the focus moves to the field.
  useEffect(() => {
    if (isAgain && !given) field.current?.focus()
  }, [isAgain, given])
  const check = useMutation({ mutationFn: checkRedeemCode, onSuccess: () => setIsAsking(true), onError: showRefusal })
  // A single archive is preselected.
  const chosen = archives.find(({ archive_id }) => archive_id === (picked ?? (archives.length === 1 ? archives[0]?.archive_id : undefined)))
  if (given) return <RedeemSuccess given={given} onMore={() => setGiven(undefined)} />

  function ask(event: SubmitEvent) {
    event.preventDefault()
    const missing = { code: code === '' ? t`请填写可用的兑换码` : undefined, archive: chosen ? undefined : t`请选择档案` }
    setFieldErrors(missing)
    if (missing.code) field.current?.focus()
    else if (chosen) check.mutate({ code: formatRedeemCode(code), archive_id: chosen.archive_id })
  }
  function showRefusal(error: Error) {
    setIsAsking(false)
    const found = getRedeemErrors(error)
    setFieldErrors(found)
    if (found.code) field.current?.focus()
  }
  return (
    <form className={classes.root} onSubmit={ask} noValidate>
      <TextInput
        ref={field}
        label={t`兑换码`}
        description={t`不分大小写，可整段粘贴`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={code}
        error={fieldErrors.code}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          // Reformat only while typing at the end: elsewhere it would move the caret.
          type({ code: selectionStart === value.length ? formatRedeemCode(value) : value })
          setFieldErrors({ ...fieldErrors, code: undefined })
        }}
        onBlur={() => type({ code: formatRedeemCode(code) })}
        classNames={{ input: classes.code! }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <ArchiveRadios
        archives={archives}
        chosen={chosen?.archive_id}
        onChoose={(archiveId) => {
          type({ picked: archiveId })
          setFieldErrors({ ...fieldErrors, archive: undefined })
        }}
        error={fieldErrors.archive}
      />
      <Button type="submit" fullWidth disabled={isOffline} loading={check.isPending}>{t`看看能换什么`}</Button>
      <p className={classes.note}>{isOffline ? t`离线中，兑换要联网。写下的都还在。` : t`下一步会写明所得，确认后才算用掉。`}</p>
      {check.data && check.variables && (
        <RedeemSheet
          opened={isAsking}
          code={formatRedeemCode(check.variables.code)}
          archiveId={check.variables.archive_id}
          found={check.data}
          onClose={() => setIsAsking(false)}
          onRefused={showRefusal}
          onDone={(answer) => {
            setIsAsking(false)
            setGiven(answer)
            setIsAgain(true)
            drop()
          }}
        />
      )}
    </form>
  )
}

/** Error messages by form field. */
interface RedeemFieldErrors {
  readonly code?: string | undefined
  readonly archive?: string | undefined
}

/** Refusals after which the code is still valid. */
const CODE_STILL_VALID: ReadonlySet<ErrorName> = new Set<ErrorName>(['alreadyUnlocked', 'archiveLocked', 'notForSale', 'notOnSaleYet'])

/** Returns the seconds until the next attempt: the server's value, else 60. */
function getRetrySeconds({ data }: ApiError): number {
  const seconds = typeof data === 'object' && data !== null && 'retry_seconds' in data ? data.retry_seconds : undefined
  return typeof seconds === 'number' ? seconds : 60
}

/** Returns a function that maps a redemption error to field messages, which say so if the code is still valid. */
function useRedeemErrorMapper() {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  return (error: Error): RedeemFieldErrors => {
    if (!(error instanceof ApiError)) return { code: ofCode(resultCodes.serverError.code) }
    const sentence = ofCode(error.code)
    if (error.codeName === 'redeemFailed') return { code: t`${sentence}。可能抄错了，也可能用过了，或过了期。` }
    if (error.codeName === 'tooManyRequests') {
      const minutes = Math.ceil(getRetrySeconds(error) / 60)
      return { code: plural(minutes, { other: '试的次数太多，# 分钟后再来。码没有用掉。' }) }
    }
    if (error.codeName === 'notFound') return { archive: t`这份档案不在了，请选另一份。码没有用掉。` }
    return { code: error.codeName !== undefined && CODE_STILL_VALID.has(error.codeName) ? t`${sentence}。码没有用掉。` : sentence }
  }
}

/** Formats a typed code as groups of four capitals, separated by dashes; drops all other characters. */
export function formatRedeemCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return signs.match(/.{1,4}/gu)?.join('-') ?? ''
}

// The confirmation sheet is unmounted, so the heading takes the focus.
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** The grants of a redeemed code, with links to read them. */
function RedeemSuccess({ given, onMore }: { given: OutputOf<'redeem'>; onMore: () => void }) {
  const { t } = useLingui()
  const userId = useUserId()
  useEffect(() => void recordPurchase(userId), [userId, given])
  return (
    <div className={classes.success}>
      <Stamp>{t({ message: '启', context: 'stamp' })}</Stamp>
      <h2 ref={takeFocus} tabIndex={-1} className={classes.successTitle}>{t`兑换成功`}</h2>
      <GrantList gives={given.gives} />
      <div className={classes.actions}>
        <GrantedBookLinks gives={given.gives} />
        <Button variant="default" onClick={onMore}>{t`再换一个`}</Button>
      </div>
    </div>
  )
}
