import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCurrentArchive } from '../../../session/archives.ts'
import { useProductTimes } from '../../../session/user-info.ts'
import classes from './ownership-summary.module.css'
import { VipCard } from '../membership/vip-card.tsx'

/** State of the current archive's book with its remaining questions, and the membership card. */
export function OwnershipSummary() {
  const { t } = useLingui()
  const archive = useCurrentArchive()
  const questions = useProductTimes().find(
    ({ product_id, archive_id }) => product_id === 'fatebook_agent' && archive_id === archive?.archive_id,
  )
  if (!archive) return null
  const name = archive.user_name
  const left = questions?.unlimited ? t`提问不限` : plural(questions?.times ?? 0, { other: '余 # 问' })
  return (
    <div className={classes.root}>
      <p className={classes.label}>{t`${name}的命书`}</p>
      <p className={classes.value}>{archive.is_lock ? t`未解锁` : t`已解锁，${left}`}</p>
      <VipCard />
    </div>
  )
}
