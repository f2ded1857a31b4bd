import { useState } from 'react'
import * as z from 'zod/mini'
import { useLingui } from '@lingui/react/macro'
import { emailChange, emailCodes, type EmailRefusal, type RefusedCode } from '#contract/account.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { changeEmail, requestEmailChangeCodes } from '#device/account/email-change.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { getCurrentLocale } from '../../language/i18n.ts'
import { parseCodeDigits, clearResendWait, parseResendWait, startResendWait, useResendWait } from '../../session/code-timer.ts'
import { useFormDraft } from '../../session/form-drafts.ts'

const FIELDS = ['email', 'old_code', 'new_code'] as const
/** Name of a field of the form that changes the email address. */
export type EmailChangeFieldName = (typeof FIELDS)[number]
const EMPTY = { email: '' }
type EmailChangeErrors = Readonly<Partial<Record<EmailChangeFieldName | 'form', string | undefined>>>

const isField = (name: unknown): name is EmailChangeFieldName => FIELDS.includes(name as EmailChangeFieldName)

/** Returns state and actions of the email form; typed values survive an error. `onDone` receives the new address. */
export function useEmailChangeForm({ user_id, email: current }: DeviceSession, onDone: (email: string) => void) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  // Persists the address but not the codes: the page may be reloaded while the user reads the mail.
  const form = useFormDraft(EMPTY)
  const [codes, setCodes] = useState({ old_code: '', new_code: '' })
  const typed = { ...codes, ...form.values }
  const [errors, setErrors] = useState<EmailChangeErrors>({})
  const [busy, setBusy] = useState<'sending' | 'changing'>()
  /** New address that was entered when the last codes were sent. */
  const [sentTo, setSentTo] = useState<string>()
  // Own key, so that this resend timer is separate from those of login and closing codes.
  const waitKey = `change ${current}`
  const wait = useResendWait(waitKey)

  const refusedAddressTexts: Readonly<Record<EmailRefusal, string>> = { unchanged: t`现在用的就是它`, taken: t`这个邮箱已有账户` }
  const errorTextOf = (one: FieldError): string => refusedAddressTexts[one.limit as EmailRefusal] ?? messages.ofField(one)
  const errorsByField = (fields: readonly FieldError[]): EmailChangeErrors =>
    Object.fromEntries(fields.flatMap((one) => (isField(one.field) ? [[one.field, errorTextOf(one)]] : [])))

  /** Maps an `ApiError` to error texts by field; rethrows any other error. */
  function errorsOfRefusal(error: unknown): EmailChangeErrors {
    if (!(error instanceof ApiError)) throw error
    const atFields = errorsByField(error.fields)
    if (Object.keys(atFields).length > 0) return atFields
    const { field } = (error.data ?? {}) as Partial<RefusedCode>
    const sentence = messages.ofCode(error.code, error.data)
    return isField(field) ? { [field]: sentence } : error.codeName === 'codeSentRecently' ? { email: sentence } : { form: sentence }
  }

  async function attempt(what: 'sending' | 'changing', run: () => Promise<void>) {
    setBusy(what)
    setErrors({})
    try {
      await run()
    } catch (error) {
      const seconds = parseResendWait(error)
      if (seconds !== undefined) startResendWait(waitKey, seconds)
      setErrors(errorsOfRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  /** Validates the input, shows errors and returns the first invalid field. */
  function validate(input: z.ZodMiniType): EmailChangeFieldName | undefined {
    const checked = z.safeParse(input, typed)
    const broken = checked.success ? [] : fieldErrorsOf(checked.error)
    const isCurrent = typed.email.trim().toLowerCase() === current
    const fields = isCurrent ? [{ field: 'email', rule: 'email' as const, limit: 'unchanged' }, ...broken] : broken
    setErrors(errorsByField(fields))
    return FIELDS.find((name) => fields.some(({ field }) => field === name))
  }

  return {
    typed,
    errors,
    busy,
    wait,
    sentTo,
    type: (field: EmailChangeFieldName, text: string) => {
      if (field === 'email') form.update({ email: text })
      else setCodes({ ...codes, [field]: parseCodeDigits(text) })
      setErrors({ ...errors, [field]: undefined, form: undefined })
    },
    /** Requests both codes and returns undefined, or returns the first invalid field. */
    send: (): EmailChangeFieldName | undefined => {
      const wrong = validate(emailCodes)
      if (wrong) return wrong
      const email = typed.email.trim()
      void attempt('sending', async () => {
        startResendWait(waitKey, await requestEmailChangeCodes({ email, locale: getCurrentLocale() }))
        setSentTo(email)
      })
      return undefined
    },
    /** Requests the change and returns undefined, or returns the first invalid field. */
    change: (): EmailChangeFieldName | undefined => {
      const wrong = validate(emailChange)
      if (wrong) return wrong
      void attempt('changing', async () => {
        const email = await changeEmail(user_id, typed)
        clearResendWait(waitKey)
        form.clear()
        onDone(email)
      })
      return undefined
    },
  }
}
