import { useLingui } from '@lingui/react/macro'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import classes from './report-terms.module.css'

/** Warns before payment that the archive can be edited only once after its first book is unlocked. */
export function EditLimitNotice({ product: { gives, obstacle } }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const id = gives.find(({ kind }) => kind === 'unlock')?.archive_id
  const archive = useArchives()?.find(({ archive_id }) => archive_id === id)
  if (!archive || archive.edits_left !== null || obstacle !== null) return null
  const name = archive.user_name
  return <p className={classes.terms}>{t`付款以后，${name}的档案只能再修改一次，改称呼也算。`}</p>
}
