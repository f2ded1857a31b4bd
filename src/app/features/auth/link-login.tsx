import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { logInByLink } from '#device/account/login.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { getCurrentLocale } from '../../language/i18n.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { toLoginFormError, type LoginFormError } from './form-error.ts'
import classes from './email-login.module.css'

export interface LinkLoginProps {
  /** Value of `#link=` in the URL. */
  link: string
  /** Called after the session is stored; the caller stores the token and navigates. */
  onDone: (session: DeviceSession) => void
}

/** Login by a mailed link. Needs a click, because mail programs prefetch links and each link works only once. */
export function LinkLogin({ link, onDone }: LinkLoginProps) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const isOnline = useIsOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<LoginFormError>()

  const logIn = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      onDone(await logInByLink({ link, locale: getCurrentLocale() }))
    } catch (thrown) {
      setError(toLoginFormError(thrown))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={classes.root}>
      {!isOnline && <OfflineNotice />}
      <p className={classes.lead}>{t`用邮件里的链接登录，不用输入验证码。`}</p>
      <Button variant="filled" fullWidth disabled={!isOnline} loading={isBusy} onClick={() => void logIn()}>
        {t`登录`}
      </Button>
      {error && (
        <p className={classes.refused} role="alert">
          {'code' in error && error.at === 'form' ? messages.ofCode(error.code) : t`这个链接用过了，或者已经过期。请用邮箱重新登录。`}
        </p>
      )}
    </div>
  )
}
