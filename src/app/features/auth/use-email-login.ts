import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { email as emailRule, emailLogin } from '#contract/session.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { logInByEmail, requestLoginCode } from '#device/account/login.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { getCurrentLocale } from '../../language/i18n.ts'
import {
  getCodeRequestId,
  parseCodeDigits,
  clearResendWait,
  parseResendWait,
  startResendWait,
  useResendWait,
} from '../../session/code-timer.ts'
import { toLoginFormError, type LoginFormError } from './form-error.ts'

const codeRule = emailLogin.shape.code

/** Returns state and actions of the email login form; typed values survive an error. */
export function useEmailLogin(initialEmail: string, onDone: (session: DeviceSession) => void) {
  const [typed, setTyped] = useState(initialEmail)
  const [code, setCode] = useState('')
  const [formError, setFormError] = useState<LoginFormError>()
  const [busy, setBusy] = useState<'sending' | 'loggingIn'>()
  const checked = z.safeParse(emailRule, typed)
  const address = checked.success ? checked.data : ''
  const wait = useResendWait(address)
  const sending = useRef<Promise<void>>(undefined)

  /** Validates the address and shows its error; returns whether it is valid. */
  const checkEmail = () => {
    if (checked.success) return true
    setFormError({ at: 'email', field: fieldErrorsOf(checked.error)[0]! })
    return false
  }
  /** Validates the code and shows its error; returns whether it is valid. */
  const checkCode = () => {
    const checkedCode = z.safeParse(codeRule, code)
    if (checkedCode.success) return true
    setFormError({ at: 'code', field: fieldErrorsOf(checkedCode.error)[0]! })
    return false
  }

  const attempt = async (what: 'sending' | 'loggingIn', run: () => Promise<void>) => {
    if (busy === what || busy === 'loggingIn') return
    setBusy(what)
    // Waits for the pending send request: the user can receive the mail and log in before its response arrives.
    await sending.current
    setFormError(undefined)
    try {
      await run()
    } catch (error) {
      const seconds = parseResendWait(error)
      if (seconds !== undefined) startResendWait(address, seconds)
      setFormError(toLoginFormError(error))
    } finally {
      setBusy((now) => (now === what ? undefined : now))
    }
  }

  const sendCode = () => {
    sending.current = attempt('sending', async () => {
      const { resend_seconds, ask } = await requestLoginCode({ email: address, locale: getCurrentLocale() })
      startResendWait(address, resend_seconds, ask)
    })
    return sending.current
  }
  const logIn = () =>
    attempt('loggingIn', async () => {
      const session = await logInByEmail({ email: address, code, ask: getCodeRequestId(address), locale: getCurrentLocale() })
      clearResendWait(address)
      onDone(session)
    })

  return {
    typed,
    code,
    formError,
    busy,
    wait,
    address,
    checkEmail,
    checkCode,
    sendCode,
    logIn,
    typeEmail: (text: string) => {
      setTyped(text)
      if (formError?.at !== 'code') setFormError(undefined)
    },
    typeCode: (text: string) => {
      setCode(parseCodeDigits(text))
      if (formError?.at !== 'email') setFormError(undefined)
    },
  }
}
