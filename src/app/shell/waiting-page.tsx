import { useLingui } from '@lingui/react/macro'
import classes from './waiting-page.module.css'

/** Skeleton page during the first pull of archives; visible after 400 ms. */
export function WaitingPage() {
  const { t } = useLingui()
  return (
    <main className={classes.root} aria-busy="true">
      <p className="visually-hidden" role="status">{t`正在取回你的档案`}</p>
      <div className={classes.lines} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </main>
  )
}
