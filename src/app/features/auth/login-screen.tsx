import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import type { Session } from '#device/session/session.ts'
import { storage } from '../../browser/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AgreementLines } from './agreement-lines.tsx'
import { GoogleLogin } from './google-login.tsx'
import { LazyEmailLogin } from './lazy-email-login.tsx'
import { LoginScene } from './login-scene.tsx'
import { LoginTitle } from './login-title.tsx'
import { OfflineLine } from './offline-line.tsx'
import classes from './login-screen.module.css'

export interface LoginScreenProps {
  /** First the way in is chosen, then the address is written. */
  step: 'method' | 'email'
  /** Where in the app the login leads. */
  to: string
  onChooseEmail: () => void
  onBack: () => void
  onDone: (session: Session) => void
}

/** The first page of the product: five mountains, one for each element, and the way in. */
export function LoginScreen({ step, to, onChooseEmail, onBack, onDone }: LoginScreenProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  usePageTitle()
  return (
    <main className={classes.root} data-step={step}>
      <div className={classes.scene}>
        <LoginScene isSmall={step === 'email'} />
        <LoginTitle place="scene" isSmall={step === 'email'} />
      </div>
      <div className={classes.bar}>
        {step === 'email' && (
          <IconButton label={t`返回`} onClick={onBack}>
            <ArrowLeft size={24} weight="light" />
          </IconButton>
        )}
        <div className={classes.languages}>
          <LanguageSwitch />
        </div>
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <LoginTitle place="form" />
          {step === 'method' && !isOnline && <OfflineLine />}
          {step === 'method' && <Button variant="filled" fullWidth disabled={!isOnline} onClick={onChooseEmail}>{t`用邮箱登录`}</Button>}
          <LazyEmailLogin
            isShown={step === 'email'}
            initialEmail={storage.loginAddress()}
            onEmail={storage.keepLoginAddress}
            onDone={onDone}
          />
          <GoogleLogin key={step} from={to} isInstead={step === 'email'} />
          <AgreementLines />
        </div>
      </div>
    </main>
  )
}
