import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { type DeviceSession, getSession } from '#device/session/session.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { logInByOauth } from '#device/account/login.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { getCurrentLocale } from '../../language/i18n.ts'
import { consumePendingGoogleLogin } from './pending-sign-in.ts'
import { usePageTitle } from '../../ui/use-page-metadata.ts'

interface GoogleReturnProps {
  answer: GoogleRedirectQuery
  /** Called after the session is stored; the caller stores the token and opens `to`. */
  onDone: (session: DeviceSession, to: string) => void
}

/** Redirect target of the Google login: completes the login or shows why it failed. */
export function GoogleRedirectPage({ answer, onDone }: GoogleReturnProps) {
  const { t } = useLingui()
  const result = useLoginResult(answer, onDone)
  usePageTitle()
  return (
    <main>
      {result && 'failure' in result ? (
        <NotLoggedIn result={result} />
      ) : (
        <div role="status" aria-busy="true">
          <StatePage title={t`正在用 Google 登录`} />
        </div>
      )}
    </main>
  )
}

/** Completes the login once, even if the URL changes meanwhile; returns the result only if the login failed. */
function useLoginResult(answer: GoogleRedirectQuery, onDone: GoogleReturnProps['onDone']): GoogleLoginResult | undefined {
  const [result, setResult] = useState<GoogleLoginResult>()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const handle = (outcome: GoogleLoginResult) => ('session' in outcome ? onDone(outcome.session, outcome.to) : setResult(outcome))
    finishGoogleLogin(answer).then(handle, (error: unknown) =>
      setResult(() => {
        throw error
      }),
    )
  }, [answer, onDone])
  return result
}

function NotLoggedIn({ result }: { result: Extract<GoogleLoginResult, { failure: string }> }) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const detail = {
    cancelled: () => t`你在 Google 的页面上取消了登录。`,
    failed: () => t`Google 没有完成这次登录，请再试一次。`,
    notBegunHere: () => t`这次登录不是从这个页面开始的，已拒绝。请重新登录。`,
    refused: () => messages.ofCode('code' in result ? result.code : 0),
  }
  return (
    <StatePage title={t`没有登录`} detail={<span role="alert">{detail[result.failure]()}</span>}>
      <ButtonLink to="/login">{t`回到登录`}</ButtonLink>
    </StatePage>
  )
}

/** Query parameters of the redirect from Google. */
interface GoogleRedirectQuery {
  readonly state?: string
  readonly code?: string
  /** OAuth error code that replaces `code` on failure (RFC 6749 §4.1.2.1). */
  readonly error?: string
}

type GoogleLoginResult =
  | { readonly session: DeviceSession; readonly to: string }
  | { readonly failure: 'cancelled' | 'failed' | 'notBegunHere' }
  | { readonly failure: 'refused'; readonly code: number }

/** Picks the known parameters from the query of the redirect. */
export function parseGoogleRedirectQuery(query: Readonly<Record<string, unknown>>): GoogleRedirectQuery {
  const given = ['state', 'code', 'error'].flatMap((name) => (name in query ? [[name, String(query[name])]] : []))
  return Object.fromEntries(given) as GoogleRedirectQuery
}

/** Completes the sign-in that this tab started; fails with `notBegunHere` if `state` does not match. */
export async function finishGoogleLogin({ state, code, error }: GoogleRedirectQuery): Promise<GoogleLoginResult> {
  const pending = consumePendingGoogleLogin()
  if (!pending || pending.state !== state) return { failure: 'notBegunHere' }
  if (error === 'access_denied') return { failure: 'cancelled' }
  if (error !== undefined || code === undefined) return { failure: 'failed' }
  const { verifier, nonce, from } = pending
  try {
    const before = await getSession()
    const session = await logInByOauth({ provider: 'google', code, verifier, nonce, locale: getCurrentLocale() })
    // Opens home if another user was logged in before, whose last page is not this user's.
    return { session, to: before && before.user_id !== session.user_id ? '/home' : from }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    return { failure: 'refused', code: thrown.code }
  }
}
