import { useState } from 'react'
import * as z from 'zod/mini'
import { useLingui } from '@lingui/react/macro'
import { emailChange, emailCodes, type NoNewEmail, type RefusedCode } from '#contract/account.ts'
import { fieldErrorsOf, type FieldError } from '#contract/fields.ts'
import { changeEmail, sendEmailCodes } from '#device/account/email-change.ts'
import type { Session } from '#device/session/session.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { currentLocale } from '../../language/i18n.ts'
import { codeDigitsOf, forgetWait, remainingWaitOf, startWait, useWait } from '../../session/code-timer.ts'
import { useKeptForm } from '../../session/kept-forms.ts'

const FIELDS = ['email', 'old_code', 'new_code'] as const
export type EmailField = (typeof FIELDS)[number]
const EMPTY = { email: '' }
type Troubles = Readonly<Partial<Record<EmailField | 'form', string | undefined>>>

const isField = (name: unknown): name is EmailField => FIELDS.includes(name as EmailField)

/** What the form of a new address knows and does; it never forgets what was typed. `onDone` is told the new address. */
export function useEmailChange({ user_id, email: current }: Session, onDone: (email: string) => void) {
  const { t } = useLingui()
  const words = useErrorMessages()
  // Who goes to read the mail may find the page loaded anew: the address is there still, the codes are nobody's but the form's.
  const kept = useKeptForm(EMPTY)
  const [codes, setCodes] = useState({ old_code: '', new_code: '' })
  const typed = { ...codes, ...kept.typed }
  const [troubles, setTroubles] = useState<Troubles>({})
  const [busy, setBusy] = useState<'sending' | 'changing'>()
  /** Where the last codes went beside the old address. */
  const [sentTo, setSentTo] = useState<string>()
  // A wait of its own beside those of other codes.
  const waitKey = `change ${current}`
  const wait = useWait(waitKey)

  const noNew: Readonly<Record<NoNewEmail, string>> = { unchanged: t`现在用的就是它`, taken: t`这个邮箱已有账户` }
  const sentenceOf = (one: FieldError): string => noNew[one.limit as NoNewEmail] ?? words.ofField(one)
  const ofFields = (fields: readonly FieldError[]): Troubles =>
    Object.fromEntries(fields.flatMap((one) => (isField(one.field) ? [[one.field, sentenceOf(one)]] : [])))

  /** What a refusal says, at the field that it is about. */
  function ofRefusal(error: unknown): Troubles {
    if (!(error instanceof ApiError)) throw error
    const atFields = ofFields(error.fields)
    if (Object.keys(atFields).length > 0) return atFields
    const { field } = (error.data ?? {}) as Partial<RefusedCode>
    const sentence = words.ofCode(error.code, error.data)
    return isField(field) ? { [field]: sentence } : error.codeName === 'codeSentRecently' ? { email: sentence } : { form: sentence }
  }

  async function attempt(what: 'sending' | 'changing', run: () => Promise<void>) {
    setBusy(what)
    setTroubles({})
    try {
      await run()
    } catch (error) {
      const seconds = remainingWaitOf(error)
      if (seconds !== undefined) startWait(waitKey, seconds)
      setTroubles(ofRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  /** Says what is wrong with what was typed, if anything, and names the first field of it. */
  function check(input: z.ZodMiniType): EmailField | undefined {
    const checked = z.safeParse(input, typed)
    const broken = checked.success ? [] : fieldErrorsOf(checked.error)
    const isCurrent = typed.email.trim().toLowerCase() === current
    const fields = isCurrent ? [{ field: 'email', rule: 'email' as const, limit: 'unchanged' }, ...broken] : broken
    setTroubles(ofFields(fields))
    return FIELDS.find((name) => fields.some(({ field }) => field === name))
  }

  return {
    typed,
    troubles,
    busy,
    wait,
    sentTo,
    type: (field: EmailField, text: string) => {
      if (field === 'email') kept.type({ email: text })
      else setCodes({ ...codes, [field]: codeDigitsOf(text) })
      setTroubles({ ...troubles, [field]: undefined, form: undefined })
    },
    /** Sends both codes; the field that stands in the way, if one does. */
    send: (): EmailField | undefined => {
      const wrong = check(emailCodes)
      if (wrong) return wrong
      const email = typed.email.trim()
      void attempt('sending', async () => {
        startWait(waitKey, await sendEmailCodes({ email, locale: currentLocale() }))
        setSentTo(email)
      })
      return undefined
    },
    /** Changes the address; the field that stands in the way, if one does. */
    change: (): EmailField | undefined => {
      const wrong = check(emailChange)
      if (wrong) return wrong
      void attempt('changing', async () => {
        const email = await changeEmail(user_id, typed)
        forgetWait(waitKey)
        kept.drop()
        onDone(email)
      })
      return undefined
    },
  }
}
