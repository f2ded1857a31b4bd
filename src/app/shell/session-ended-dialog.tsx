import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLive } from '../live/use-live.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { DeviceSession } from '#device/session/session.ts'
import { countUnsyncedItems } from '#device/outbox/unsent.ts'
import { completeLogin } from '../session/login-return.ts'
import { useSession } from '../session/session.ts'
import { useIsConfirming } from '../ui/confirm.tsx'
import { Sheet } from '../ui/sheet.tsx'
import classes from './session-ended-dialog.module.css'

/** Function that renders the login form; passed in by `routes`, because `shell` may not import features. */
export type LoginFormRenderer = (props: { email: string; onDone: (session: DeviceSession) => void }) => ReactNode

/** Dialog after the session has expired (code 10011). Shown once per session; can be dismissed. */
export function SessionEndedDialog({ login }: { login: LoginFormRenderer }) {
  const { t } = useLingui()
  const session = useSession()
  const isConfirming = useIsConfirming()
  useRefetchAfterLogin(session?.is_expired)
  const unsent = useLive(countUnsyncedItems, session?.user_id ?? '') ?? 0
  // The user's choice in the dialog, valid for the session with this token.
  const [answered, setAnswered] = useState<{ token: string; wantsLogin: boolean }>()
  if (!session) return null
  const isAnswered = answered?.token === session.token
  const answer = (wantsLogin: boolean) => setAnswered({ token: session.token, wantsLogin })

  return (
    <>
      <Sheet
        opened={session.is_expired && !isAnswered && !isConfirming}
        onClose={() => answer(false)}
        title={t`登录已超时，请重新登录`}
        width={400}
      >
        <p className={classes.detail}>
          {unsent > 0
            ? plural(unsent, { other: '再登录一次就能继续同步。书仍可读，# 项改动仍在本机。' })
            : t`再登录一次就能继续同步。书仍可读。`}
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => answer(false)}>{t`先离线看`}</Button>
          <Button onClick={() => answer(true)} data-autofocus>{t`重新登录`}</Button>
        </div>
      </Sheet>
      <LoginSheet login={login} opened={session.is_expired && isAnswered && answered.wantsLogin} onClose={() => answer(false)} />
    </>
  )
}

/** Invalidates all queries after an expired session was renewed, in this or another tab. */
function useRefetchAfterLogin(isExpired: boolean | undefined) {
  const queries = useQueryClient()
  const wasExpired = useRef(false)
  useEffect(() => {
    if (wasExpired.current && isExpired === false) void queries.invalidateQueries()
    wasExpired.current = isExpired ?? false
  }, [isExpired, queries])
}

/** The login form in a sheet. Navigates home if another user logs in; runs the guards again in any case. */
export function LoginSheet({ login, opened, onClose }: { login: LoginFormRenderer; opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const session = useSession()

  function onDone(next: DeviceSession) {
    completeLogin(next)
    onClose()
    if (next.user_id !== session?.user_id) void router.navigate({ to: '/home' })
    void router.invalidate()
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={t`重新登录`} width={400}>
      {login({ email: session?.email ?? '', onDone })}
    </Sheet>
  )
}
