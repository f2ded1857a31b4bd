import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import type { DeviceSession } from '#device/session/session.ts'
import { browserStorage } from '../../browser/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AgreementLines } from './agreement-lines.tsx'
import { GoogleLogin } from './google-login.tsx'
import { LazyEmailLogin, LazyLinkLogin } from './lazy.tsx'
import { LoginScene } from './login-scene.tsx'
import { LoginTitle } from './login-title.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import classes from './login-screen.module.css'

export interface LoginScreenProps {
  /** Login step: choice of method, email form, or mailed link. */
  step: 'method' | 'email' | 'link'
  /** Value of the mailed link, for step 'link'. */
  link?: string | undefined
  /** Page to open after the login. */
  to: string
  /** Link to today's almanac, shown in the first step. */
  today: ReactNode
  onChooseEmail: () => void
  onBack: () => void
  onDone: (session: DeviceSession) => void
}

/** Login page with the landscape and the login methods. */
export function LoginScreen({ step, link, to, today, onChooseEmail, onBack, onDone }: LoginScreenProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  usePageTitle()
  return (
    <main className={classes.root} data-step={step}>
      <div className={classes.scene}>
        <LoginScene isSmall={step !== 'method'} />
        <LoginTitle place="scene" isSmall={step !== 'method'} />
      </div>
      <div className={classes.bar}>
        {step === 'method' ? (
          <div className={classes.today}>{today}</div>
        ) : (
          <IconButton label={t`返回`} onClick={onBack}>
            <ArrowLeft data-forward="" size={24} weight="light" />
          </IconButton>
        )}
        <div className={classes.languages}>
          <LanguageSwitch />
        </div>
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <LoginTitle place="form" />
          {step === 'method' && !isOnline && <OfflineNotice />}
          {link !== undefined && <LazyLinkLogin link={link} onDone={onDone} />}
          {step !== 'email' && (
            <Button variant={step === 'link' ? 'subtle' : 'filled'} fullWidth disabled={!isOnline} onClick={onChooseEmail}>
              {t`用邮箱登录`}
            </Button>
          )}
          <LazyEmailLogin
            isShown={step === 'email'}
            initialEmail={browserStorage.getLoginAddress()}
            onEmail={browserStorage.setLoginAddress}
            onDone={onDone}
          />
          <GoogleLogin key={step} from={to} isInstead={step !== 'method'} />
          <AgreementLines />
        </div>
      </div>
    </main>
  )
}
