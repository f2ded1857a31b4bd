import { useLingui } from '@lingui/react/macro'
import { RowLink } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { BackupLine } from './backup-line.tsx'
import { ExportAll } from './export-all.tsx'
import classes from './backup.module.css'

/** Taking one's data along and bringing it back. */
export function YourData() {
  const { t } = useLingui()
  return (
    <section className={classes.part}>
      <SectionTitle>{t`你的数据`}</SectionTitle>
      <ExportAll>{t`导出全部`}</ExportAll>
      <RowLink to="/setting/import" end={t`先预览，再合并`}>{t`导入`}</RowLink>
      <BackupLine />
    </section>
  )
}
