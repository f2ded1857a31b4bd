import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLingui, Trans } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Link } from '@tanstack/react-router'
import type { DeviceSession } from '#device/session/session.ts'
import { browserStorage } from '../../browser/storage.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { FiveElementLandscape } from '../../art/five-element-landscape.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useHasVerticalText } from '../../language/use-messages.ts'
import { siteSettings } from '../../browser/site.ts'
import { GoogleLogin } from './google-login.tsx'
import { LazyEmailLogin, LazyLinkLogin } from './lazy.tsx'
import { LoginTitle } from './login-title.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import classes from './login-screen.module.css'
import { usePageTitle } from '../../ui/use-page-metadata.ts'

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

/** Landscape behind the title, sized for the layout; shows all five elements instead of those of a chart. */
function LoginScene({ isSmall }: { isSmall: boolean }) {
  const isDesktop = useIsDesktop()
  // Lowers the horizon for an upright title, which extends down into the sky.
  const isUpright = useHasVerticalText()
  return (
    <div className={classes.landscape}>
      {isDesktop ? (
        <FiveElementLandscape width={800} height={800} horizon={0.78} />
      ) : isSmall ? (
        <FiveElementLandscape width={390} height={420} horizon={isUpright ? 0.77 : 0.7} sunX={0.3} sunY={0.27} />
      ) : (
        <FiveElementLandscape width={390} height={640} />
      )}
    </div>
  )
}

/** Links to the terms that the user accepts by logging in, and the support address. */
function AgreementLines() {
  return (
    <div className={classes.agreement}>
      <p>
        <Trans>
          登录即表示同意<Link to="/serviceagreement">《服务协议》</Link>与<Link to="/privacyagreement">《隐私政策》</Link>
        </Trans>
      </p>
      <p>
        <a href={`mailto:${siteSettings.supportEmail}`}>
          <Trans>联系客服</Trans>
        </a>
      </p>
    </div>
  )
}
