import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { siteSettings } from '../browser/site.ts'
import classes from './footer.module.css'

/** The page footer: disclaimer, contact, agreements, version. */
export function Footer() {
  const { t } = useLingui()
  const { version } = siteSettings
  return (
    <footer className={classes.root}>
      <p>{t`依传统历法推算，仅供娱乐。`}</p>
      <Link to="/setting/contact">{t`联系我们`}</Link>
      <Link to="/setting/terms">{t`服务协议`}</Link>
      <Link to="/setting/privacy">{t`隐私政策`}</Link>
      <span>{t`版本 ${version}`}</span>
    </footer>
  )
}
