import { useState } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { logInByLink } from '#device/account/login.ts'
import type { Session } from '#device/session/session.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { currentLocale } from '../../language/i18n.ts'
import { OfflineLine } from './offline-line.tsx'
import { troubleOf, type Trouble } from './trouble.ts'
import classes from './email-login.module.css'

export interface LinkLoginProps {
  /** What stands behind `#link=` in the address. */
  link: string
  /** The session row is written; the page keeps the token and goes on. */
  onDone: (session: Session) => void
}

/** The way in from a mail. It is asked for by hand: mail programs open links by themselves, and a link works once. */
export function LinkLogin({ link, onDone }: LinkLoginProps) {
  const { t } = useLingui()
  const words = useErrorMessages()
  const isOnline = useIsOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  const logIn = async () => {
    setIsBusy(true)
    setTrouble(undefined)
    try {
      onDone(await logInByLink({ link, locale: currentLocale() }))
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={classes.root}>
      {!isOnline && <OfflineLine />}
      <p className={classes.lead}>{t`用邮件里的链接登录，不用输入验证码。`}</p>
      <Button variant="filled" fullWidth disabled={!isOnline} loading={isBusy} onClick={() => void logIn()}>
        {t`登录`}
      </Button>
      {trouble && (
        <p className={classes.refused} role="alert">
          {'code' in trouble && trouble.at === 'form' ? words.ofCode(trouble.code) : t`这个链接用过了，或者已经过期。请用邮箱重新登录。`}
        </p>
      )}
    </div>
  )
}
