import { useRef, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { DeviceSession } from '#device/session/session.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { useEmailChangeForm, type EmailChangeFieldName } from './use-email-change-form.ts'
import { useLoginSessions } from './use-opened-sessions.ts'
import classes from './email-change-form.module.css'

interface EmailChangeProps {
  session: DeviceSession
  /** Called with the new address after it has been changed. */
  onDone: (email: string) => void
}

/** Form that changes the account's email address; needs the two codes sent to the old and the new address. */
export function EmailChangeForm({ session, onDone }: EmailChangeProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const hasGoogle = useLoginSessions().data?.providers.includes('google') ?? false
  const form = useEmailChangeForm(session, onDone)
  const root = useRef<HTMLFormElement>(null)
  const { wait, busy, sentTo } = form
  const current = session.email

  const focus = (field: EmailChangeFieldName | undefined) => {
    if (field) root.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOnline && !busy) focus(form.change())
  }
  const field = (name: EmailChangeFieldName) => ({
    name,
    className: classes.field,
    value: form.typed[name],
    onChange: (event: { currentTarget: { value: string } }) => form.type(name, event.currentTarget.value),
    error: form.errors[name],
    errorProps: { role: 'alert' },
  })
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
  return (
    <form ref={root} className={classes.root} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t`写下新邮箱，验证码会发到两个邮箱：现在的 ${current} 和新的。两个都写下，邮箱才会更换。`}</p>
      {hasGoogle && <p className={classes.lead}>{t`Google 登录照旧，不受影响。`}</p>}
      {!isOnline && <p className={classes.lead} role="status">{t`没有网络，联网后才能更换邮箱。`}</p>}
      <TextInput
        {...field('email')}
        label={t`新邮箱`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        variant="default"
        fullWidth
        disabled={!isOnline || wait.seconds > 0 || busy === 'changing'}
        loading={busy === 'sending'}
        onClick={() => focus(form.send() ?? 'old_code')}
      >
        {wait.seconds > 0 ? t`${wait.seconds} 秒后可重发` : wait.wasSent ? t`重新发送` : t`发送验证码`}
      </Button>
      <p className={classes.sent} role="status">
        {sentTo && t`已发到 ${current} 和 ${sentTo}，十分钟内有效。`}
      </p>
      <TextInput {...field('old_code')} {...code} label={t`现在的邮箱收到的验证码`} />
      <TextInput {...field('new_code')} {...code} label={t`新邮箱收到的验证码`} />
      {form.errors.form && (
        <p className={classes.trouble} role="alert">
          {form.errors.form}
        </p>
      )}
      <Button type="submit" variant="filled" fullWidth disabled={!isOnline || busy === 'sending'} loading={busy === 'changing'}>
        {t`更换邮箱`}
      </Button>
    </form>
  )
}
