import { useLingui } from '@lingui/react/macro'
import { RowLink } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { BackupStatus } from './backup-status.tsx'
import { ExportAll } from './export-all.tsx'
import classes from './backup.module.css'

/** Section with export, import and backup status. */
export function YourData() {
  const { t } = useLingui()
  return (
    <section className={classes.part}>
      <SectionTitle>{t`你的数据`}</SectionTitle>
      <ExportAll>{t`导出全部`}</ExportAll>
      <RowLink to="/setting/import" end={t`先预览，再合并`}>{t`导入`}</RowLink>
      <BackupStatus />
    </section>
  )
}
