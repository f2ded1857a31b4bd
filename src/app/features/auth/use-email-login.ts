import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { email as emailRule, emailLogin } from '#contract/session.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { logInByEmail, sendEmailCode } from '#device/account/login.ts'
import type { Session } from '#device/session/session.ts'
import { currentLocale } from '../../language/i18n.ts'
import { askOf, codeDigitsOf, forgetWait, remainingWaitOf, startWait, useWait } from '../../session/code-timer.ts'
import { troubleOf, type Trouble } from './trouble.ts'

const codeRule = emailLogin.shape.code

/** What the e-mail form knows and does; it never forgets what was typed. */
export function useEmailLogin(initialEmail: string, onDone: (session: Session) => void) {
  const [typed, setTyped] = useState(initialEmail)
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState<'sending' | 'loggingIn'>()
  const checked = z.safeParse(emailRule, typed)
  const address = checked.success ? checked.data : ''
  const wait = useWait(address)
  const sending = useRef<Promise<void>>(undefined)

  /** Says what is wrong with the address, if anything; true when it is good. */
  const checkEmail = () => {
    if (checked.success) return true
    setTrouble({ at: 'email', field: fieldErrorsOf(checked.error)[0]! })
    return false
  }
  /** The same for the code: missing, or not whole. */
  const checkCode = () => {
    const checkedCode = z.safeParse(codeRule, code)
    if (checkedCode.success) return true
    setTrouble({ at: 'code', field: fieldErrorsOf(checkedCode.error)[0]! })
    return false
  }

  const attempt = async (what: 'sending' | 'loggingIn', run: () => Promise<void>) => {
    if (busy === what || busy === 'loggingIn') return
    setBusy(what)
    // The mail may be there before the answer to its sending: who has the code by then logs in after that.
    await sending.current
    setTrouble(undefined)
    try {
      await run()
    } catch (error) {
      const seconds = remainingWaitOf(error)
      if (seconds !== undefined) startWait(address, seconds)
      setTrouble(troubleOf(error))
    } finally {
      setBusy((now) => (now === what ? undefined : now))
    }
  }

  const sendCode = () => {
    sending.current = attempt('sending', async () => {
      const { resend_seconds, ask } = await sendEmailCode({ email: address, locale: currentLocale() })
      startWait(address, resend_seconds, ask)
    })
    return sending.current
  }
  const logIn = () =>
    attempt('loggingIn', async () => {
      const session = await logInByEmail({ email: address, code, ask: askOf(address), locale: currentLocale() })
      forgetWait(address)
      onDone(session)
    })

  return {
    typed,
    code,
    trouble,
    busy,
    wait,
    address,
    checkEmail,
    checkCode,
    sendCode,
    logIn,
    typeEmail: (text: string) => {
      setTyped(text)
      if (trouble?.at !== 'code') setTrouble(undefined)
    },
    typeCode: (text: string) => {
      setCode(codeDigitsOf(text))
      if (trouble?.at !== 'email') setTrouble(undefined)
    },
  }
}
