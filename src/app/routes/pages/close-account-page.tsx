import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { LazyExportSection } from '../../features/backup/export-all.tsx'
import { AccountClosing } from '../../features/closing/account-closing.tsx'
import { browserStorage } from '../../browser/storage.ts'
import { showToast } from '../../ui/toast.ts'
import { useBack } from '../../ui/top-bar.tsx'

/** Page to close the account. The step is in the hash, so that Back returns to the confirmation. */
export function CloseAccountPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const back = useBack('/setting/account')
  const step = useLocation({ select: ({ hash }) => hash }) === 'code' ? 'code' : 'confirm'
  const leave = async () => {
    browserStorage.setToken(null)
    browserStorage.setCodeWaits(null)
    queries.clear()
    await navigate({ to: '/', replace: true })
    showToast(t`账户已关闭。同一邮箱随时可以重新开始。`, { stays: true })
  }
  return (
    <AccountClosing
      step={step}
      backup={<LazyExportSection detail={t`一个文件，以后可以再导入`}>{t`先导出一份`}</LazyExportSection>}
      onGoOn={() => void navigate({ to: '.', hash: 'code' })}
      onBack={back}
      onStay={() => void navigate({ to: '/setting/account', replace: true })}
      onClosed={() => void leave()}
    />
  )
}
