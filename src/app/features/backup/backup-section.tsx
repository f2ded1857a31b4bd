import { useLingui } from '@lingui/react/macro'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { CloudWarning } from '@phosphor-icons/react/dist/csr/CloudWarning'
import { getLastBackup } from '#device/account/export.ts'
import { RowLink } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { useInstallWay } from '../../updates/install.ts'
import { formatTimestamp } from '../../language/format-timestamp.ts'
import { useUserId } from '../../session/session.ts'
import { useLive } from '../../live/use-live.ts'
import { useStorageState } from '../../browser/use-storage-state.ts'
import { LazyExportSection } from './export-all.tsx'
import classes from './backup.module.css'

/** Section with export, import and backup status. */
export function BackupSection() {
  const { t } = useLingui()
  return (
    <section className={classes.part}>
      <SectionTitle>{t`你的数据`}</SectionTitle>
      <LazyExportSection>{t`导出全部`}</LazyExportSection>
      <RowLink to="/setting/import" end={t`先预览，再合并`}>{t`导入`}</RowLink>
      <BackupStatus />
    </section>
  )
}

/** Shows how safe the local data is: app installed, storage persistent, time of the last backup. */
function BackupStatus() {
  const { t } = useLingui()
  const messages = useMessages()
  const userId = useUserId()
  const isInstalled = useInstallWay() === 'installed'
  const { isPersistent } = useStorageState()
  const last = useLive(getLastBackup, userId)
  if (last === undefined) return null
  const parts = [
    isInstalled ? t`已安装` : t`还没有安装`,
    ...(isPersistent === undefined ? [] : [isPersistent ? t`存储已保留` : t`存储可能被浏览器清掉`]),
    ...(last === null ? [t`还没有备份`] : [t`上次备份 ${formatTimestamp(messages, last.at)}`, last.isLocked ? t`有口令` : t`没有口令`]),
  ]
  const Icon = isPersistent && last !== null ? CloudCheck : CloudWarning
  return (
    <p className={classes.state}>
      <Icon size={20} weight="light" />
      {parts.join(t({ message: '，', context: 'between facts' }))}
    </p>
  )
}
