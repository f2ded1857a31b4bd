import { useLingui } from '@lingui/react/macro'
import classes from './email-login.module.css'

interface SendCodeButtonProps {
  wait: { seconds: number; wasSent: boolean }
  isSending: boolean
  disabled: boolean
  onClick: () => void
}

/** Button in the code field: sends the code, counts down, then sends again. */
export function SendCodeButton({ wait, isSending, disabled, onClick }: SendCodeButtonProps) {
  const { t } = useLingui()
  const isWaiting = wait.seconds > 0
  return (
    <button type="button" className={classes.send} disabled={disabled || isWaiting || isSending} onClick={onClick}>
      {isSending ? t`正在发送` : isWaiting ? t`已发送 · ${wait.seconds} 秒` : wait.wasSent ? t`重新发送` : t`发送验证码`}
    </button>
  )
}
