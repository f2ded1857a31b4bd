import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { DeviceSession } from '#device/session/session.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { finishGoogleLogin, type GoogleLoginResult, type GoogleAnswer } from './finish-google-login.ts'

interface GoogleReturnProps {
  answer: GoogleAnswer
  /** Called after the session is stored; the caller stores the token and opens `to`. */
  onDone: (session: DeviceSession, to: string) => void
}

/** Redirect target of the Google login: completes the login or shows why it failed. */
export function GoogleReturn({ answer, onDone }: GoogleReturnProps) {
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
function useLoginResult(answer: GoogleAnswer, onDone: GoogleReturnProps['onDone']): GoogleLoginResult | undefined {
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
