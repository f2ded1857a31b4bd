import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsOnline } from '../../browser/use-is-online.ts'
import type { AccountClosingState } from './use-account-closing.ts'
import { DeletionSummary } from './deletion-summary.tsx'
import classes from './closing.module.css'

interface ConfirmStepProps {
  closing: AccountClosingState
  backup: ReactNode
  onGoOn: () => void
  onStay: () => void
}

/** First step: shows what is deleted and what remains, offers an export, and requests the mailed code before the next step. */
export function ConfirmStep({ closing, backup, onGoOn, onStay }: ConfirmStepProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const goOn = async () => {
    if (await closing.send()) onGoOn()
  }
  return (
    <>
      <h1 className={classes.title}>
        <Trans>
          关闭账户，
          <br />
          这些会一并抹去。
        </Trans>
      </h1>
      <hr className="rule-ww" />
      <DeletionSummary />
      <div className={classes.words}>
        <p>{t`打开过的每日运势、生平、壁纸与画像、录音、提醒、设置、没用完的次数与会员天数，还有已登录的设备，也一并抹去。`}</p>
        <p>{t`服务器与本机上的都抹去，只有依法要留的付款记录除外：留商品、金额、日期、状态与付款编号，不再写着是谁。`}</p>
        <p>{t`已付款项不因关闭而退。若只想换台手机，退出登录即可。其他设备上离线存着的，要在那里退出登录才会删去。`}</p>
      </div>
      <div className={classes.backup}>{backup}</div>
      <div className={classes.foot}>
        {closing.errorText && (
          <p className={classes.trouble} role="alert">
            {closing.errorText}
          </p>
        )}
        <p className={classes.hint} role="status">
          {isOnline ? t`继续之后，会往你的邮箱发一个验证码。` : t`没有网络，联网后才能关闭账户。`}
        </p>
        <div className={classes.two}>
          <Button variant="default" onClick={onStay}>{t`不关了`}</Button>
          <Button variant="default" className={classes.goOn} disabled={!isOnline} loading={closing.isSending} onClick={() => void goOn()}>
            {t`继续关闭`}
          </Button>
        </div>
      </div>
    </>
  )
}
