import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { checkCode } from '#device/shop/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import { useFormDraft } from '../../../session/form-drafts.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { ArchiveRadios } from './archive-radios.tsx'
import { formatRedeemCode } from './format-redeem-code.ts'
import classes from './redeem-form.module.css'
import { RedeemSheet } from './redeem-sheet.tsx'
import { RedeemSuccess } from './redeem-success.tsx'
import { useRedeemErrors, type RedeemFieldErrors } from './use-redeem-errors.ts'

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
  const getRedeemErrors = useRedeemErrors()
  // The button that led back here is unmounted, so the focus moves to the field.
  useEffect(() => {
    if (isAgain && !given) field.current?.focus()
  }, [isAgain, given])
  const check = useMutation({ mutationFn: checkCode, onSuccess: () => setIsAsking(true), onError: showRefusal })
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
