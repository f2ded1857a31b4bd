import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { site } from '../../browser/site.ts'
import classes from './login-screen.module.css'

/** Links to the terms that the user accepts by logging in, and the support address. */
export function AgreementLines() {
  return (
    <div className={classes.agreement}>
      <p>
        <Trans>
          登录即表示同意<Link to="/serviceagreement">《服务协议》</Link>与<Link to="/privacyagreement">《隐私政策》</Link>
        </Trans>
      </p>
      <p>
        <a href={`mailto:${site.supportEmail}`}>
          <Trans>联系客服</Trans>
        </a>
      </p>
    </div>
  )
}
