import { useLingui } from '@lingui/react/macro'
import { useLogOut } from './use-log-out.ts'
import classes from './log-out-button.module.css'

/** Log-out button as the last row of a list. */
export function LogOutButton() {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <button type="button" className={classes.root} onClick={() => void logOut()}>
      {t`退出登录`}
    </button>
  )
}
