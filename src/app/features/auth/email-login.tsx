import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { DeviceSession } from '#device/session/session.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { useEmailLogin } from './use-email-login.ts'
import classes from './email-login.module.css'

export interface EmailLoginProps {
  /** Called after the session is stored; the caller stores the token and navigates. */
  onDone: (session: DeviceSession) => void
  initialEmail?: string
  /** Called with the typed address on every change. */
  onEmail?: (typed: string) => void
  /** Uses the layout for a dialog, which has no offline notice. */
  compact?: boolean
}

/** Login form with email address and code; also used to log in again after a session has ended. */
export function EmailLogin({ onDone, initialEmail = '', onEmail, compact = false }: EmailLoginProps) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const isOnline = useIsOnline()
  const emailRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)
  const form = useEmailLogin(initialEmail, onDone)
  const { formError: error, wait } = form
  const sentence = error && ('field' in error ? messages.ofField(error.field) : messages.ofCode(error.code, error.data))

  // Focuses the field: the button that opened this form is unmounted and has lost the focus.
  useEffect(() => {
    if (!compact) emailRef.current?.focus()
  }, [compact])

  const send = () => {
    if (!form.checkEmail()) return emailRef.current?.focus()
    if (!isOnline || wait.seconds > 0) return
    codeRef.current?.focus()
    void form.sendCode()
  }
  const onEmailKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Moves to the next field on Enter if a code was already sent, instead of sending another.
    if (wait.seconds > 0) codeRef.current?.focus()
    else send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOnline) return
    if (!form.checkEmail()) return emailRef.current?.focus()
    if (!form.checkCode()) return codeRef.current?.focus()
    void form.logIn()
  }

  return (
    <form className={classes.root} data-compact={compact} onSubmit={submit} noValidate>
      {!isOnline && <OfflineNotice />}
      <TextInput
        ref={emailRef}
        className={classes.email}
        label={t`邮箱`}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={form.typed}
        onChange={(event) => {
          form.typeEmail(event.currentTarget.value)
          onEmail?.(event.currentTarget.value)
        }}
        onBlur={() => form.typed !== '' && form.checkEmail()}
        onKeyDown={onEmailKey}
        error={error?.at === 'email' && sentence}
        errorProps={{ role: 'alert' }}
      />
      <div className={classes.code}>
        <TextInput
          ref={codeRef}
          label={t`验证码`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          value={form.code}
          onChange={(event) => form.typeCode(event.currentTarget.value)}
          error={error?.at === 'code' && sentence}
          errorProps={{ role: 'alert' }}
        />
        <SendCodeButton wait={wait} isSending={form.busy === 'sending'} disabled={!isOnline} onClick={send} />
      </div>
      <p className="visually-hidden" role="status">
        {wait.seconds > 0 && t`验证码已发到 ${form.address}`}
      </p>
      {error?.at === 'form' && (
        <p className={classes.trouble} role="alert">
          {sentence}
        </p>
      )}
      <Button type="submit" variant="filled" fullWidth disabled={!isOnline} loading={form.busy === 'loggingIn'}>
        {t`登录`}
      </Button>
    </form>
  )
}

interface SendCodeButtonProps {
  wait: { seconds: number; wasSent: boolean }
  isSending: boolean
  disabled: boolean
  onClick: () => void
}

/** Button in the code field: sends the code, counts down, then sends again. */
function SendCodeButton({ wait, isSending, disabled, onClick }: SendCodeButtonProps) {
  const { t } = useLingui()
  const isWaiting = wait.seconds > 0
  return (
    <button type="button" className={classes.send} disabled={disabled || isWaiting || isSending} onClick={onClick}>
      {isSending ? t`正在发送` : isWaiting ? t`已发送 · ${wait.seconds} 秒` : wait.wasSent ? t`重新发送` : t`发送验证码`}
    </button>
  )
}
