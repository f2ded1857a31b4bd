import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Session } from '#device/session/session.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { finishGoogle, type Ending, type GoogleAnswer } from './finish-google.ts'

interface GoogleReturnProps {
  answer: GoogleAnswer
  /** The session row is written; the page keeps the token and goes on to `to`. */
  onDone: (session: Session, to: string) => void
}

/** Where Google sends people back to: finishes the login, or says plainly why there is none. */
export function GoogleReturn({ answer, onDone }: GoogleReturnProps) {
  const { t } = useLingui()
  const ending = useEnding(answer, onDone)
  usePageTitle()
  return (
    <main>
      {ending && 'trouble' in ending ? (
        <NotLoggedIn ending={ending} />
      ) : (
        <div role="status" aria-busy="true">
          <StatePage title={t`正在用 Google 登录`} />
        </div>
      )}
    </main>
  )
}

/** Once, whatever becomes of the address meanwhile. */
function useEnding(answer: GoogleAnswer, onDone: GoogleReturnProps['onDone']): Ending | undefined {
  const [ending, setEnding] = useState<Ending>()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const keep = (end: Ending) => ('session' in end ? onDone(end.session, end.to) : setEnding(end))
    finishGoogle(answer).then(keep, (error: unknown) =>
      setEnding(() => {
        throw error
      }),
    )
  }, [answer, onDone])
  return ending
}

function NotLoggedIn({ ending }: { ending: Extract<Ending, { trouble: string }> }) {
  const { t } = useLingui()
  const words = useErrorMessages()
  const detail = {
    cancelled: () => t`你在 Google 的页面上取消了登录。`,
    failed: () => t`Google 没有完成这次登录，请再试一次。`,
    notBegunHere: () => t`这次登录不是从这个页面开始的，已拒绝。请重新登录。`,
    refused: () => words.ofCode('code' in ending ? ending.code : 0),
  }
  return (
    <StatePage title={t`没有登录`} detail={<span role="alert">{detail[ending.trouble]()}</span>}>
      <ButtonLink to="/login">{t`回到登录`}</ButtonLink>
    </StatePage>
  )
}
