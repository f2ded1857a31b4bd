import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLive } from '../live/use-live.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Session } from '#device/session/session.ts'
import { countUnsent } from '#device/outbox/unsent.ts'
import { enterWith } from '../session/enter.ts'
import { useSession } from '../session/session.ts'
import { useIsAsked } from '../ui/confirm.tsx'
import { Sheet } from '../ui/sheet.tsx'
import classes from './session-ended.module.css'

/** The login form comes from a feature; the route layer hands it in. */
export type LoginSlot = (props: { email: string; onDone: (session: Session) => void }) => ReactNode

/** The server said 10011: asked once over the page that stands, and it can be put off. */
export function SessionEnded({ login }: { login: LoginSlot }) {
  const { t } = useLingui()
  const session = useSession()
  const isAsked = useIsAsked()
  useRefreshedAnswers(session?.is_expired)
  const unsent = useLive(countUnsent, session?.user_id ?? '') ?? 0
  // Answered for this session; a later one that ends asks again.
  const [answered, setAnswered] = useState<{ token: string; wantsLogin: boolean }>()
  if (!session) return null
  const isAnswered = answered?.token === session.token
  const answer = (wantsLogin: boolean) => setAnswered({ token: session.token, wantsLogin })

  return (
    <>
      <Sheet
        opened={session.is_expired && !isAnswered && !isAsked}
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

/** Back in, over the page or in another tab: what was refused or is old is asked again. */
function useRefreshedAnswers(isExpired: boolean | undefined) {
  const queries = useQueryClient()
  const wasExpired = useRef(false)
  useEffect(() => {
    if (wasExpired.current && isExpired === false) void queries.invalidateQueries()
    wasExpired.current = isExpired ?? false
  }, [isExpired, queries])
}

/** The login over the page; whoever comes in, the guard decides what they see. */
export function LoginSheet({ login, opened, onClose }: { login: LoginSlot; opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const session = useSession()

  function onDone(next: Session) {
    enterWith(next)
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
